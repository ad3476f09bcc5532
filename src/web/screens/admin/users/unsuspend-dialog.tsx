import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AfterSuspension, afterSuspension } from '#rules/people/suspension.ts'
import { read } from '#web/api/read-query.ts'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import type { UnsuspendedJobs } from './use-user-changes.ts'
import type { ListedUser } from './user-table.tsx'

const choiceLabel: Record<AfterSuspension, string> = {
  queue: '承認待ちに戻す',
  back: '公開に戻す',
  closed: '停止のままにする',
}

/** Asks what happens to each job stopped with an account; by default it becomes pending. */
export function UnsuspendDialog(props: {
  user: ListedUser
  /** Rejects when the request failed. */
  onUnsuspend: (user: ListedUser, jobs: UnsuspendedJobs) => Promise<void>
  onClose: () => void
}) {
  const { user, onUnsuspend, onClose } = props
  const query = useQuery(read('readUserAccess', { params: { id: user.id } }))
  const [chosen, setChosen] = useState<Record<string, AfterSuspension>>({})
  return (
    <ConfirmChange
      title="利用の停止を解除しますか？"
      verb="解除する"
      busyVerb="解除しています…"
      refused="操作に失敗しました"
      onConfirm={() =>
        onUnsuspend(
          user,
          Object.entries(chosen).map(([id, then]) => ({ id, then })),
        )
      }
      onClose={onClose}
    >
      <p>{user.name}さんは、またログインできるようになります。停止した求人をどうするかを選んでください。</p>
      <QueryState query={query} waiting={<SkeletonText lines={3} label="求人を読み込み中" />}>
        {({ stopped_jobs }) => (
          <ul className="ui-stack ui-stack--tight">
            {stopped_jobs.map(({ id, title, company }) => (
              <li key={id} className="ui-row ui-row--between">
                <label htmlFor={`then-${id}`} className="min-w-0">
                  {title}
                  <span className="text-sm text-muted">（{company}）</span>
                </label>
                <Select
                  id={`then-${id}`}
                  value={chosen[id] ?? 'queue'}
                  onChange={({ target }) =>
                    setChosen((now) => ({
                      ...now,
                      [id]: afterSuspension.find((each) => each === target.value) ?? 'queue',
                    }))
                  }
                  options={(['queue', 'back', 'closed'] as const).map((value) => ({
                    value,
                    label: choiceLabel[value],
                  }))}
                />
              </li>
            ))}
            {stopped_jobs.length === 0 && <li className="text-sm text-muted">停止した求人はありません。</li>}
          </ul>
        )}
      </QueryState>
    </ConfirmChange>
  )
}
