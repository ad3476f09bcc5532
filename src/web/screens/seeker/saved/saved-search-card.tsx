import { useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { savedSearchPath } from '#contract/search-address.ts'
import { maxNewJobs, type NotifyChoice, notifyChoices } from '#rules/alerts.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'
import { RenameDialog } from './rename-dialog.tsx'
import '#web/parts/sheet.css'

type SavedSearch = ResponseData<'listSavedSearches'>['saved_searches'][number]

/** How often a saved search mails new jobs. */
const notifyLabel: Record<NotifyChoice, string> = {
  none: '受け取らない',
  daily: '毎朝8時にまとめて',
  instant: 'すぐに受け取る',
}
const options = notifyChoices.map((value) => ({ value, label: notifyLabel[value] }))

/** A saved search: conditions, number of new jobs, and when mails are sent. */
export function SavedSearchCard({ saved: { id, name, search, summary, notify, new_count } }: { saved: SavedSearch }) {
  const [deleting, setDeleting] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const press = usePressGuard()
  const params = { id }
  const change = (next: NotifyChoice) =>
    press(`notify ${id}`, null, async () => {
      try {
        await call('editSavedSearch', { params, body: { notify: next } })
        toast.success(confirmation.savedSearchChanged, undefined, 'saved')
      } catch (error) {
        const { title, line } = changeFailure(error, '操作に失敗しました')
        toast.error(title, line, 'saved')
      }
    })
  // The list need not wait for this.
  const see = () => void call('seeSavedSearch', { params }).catch(() => {})

  return (
    <li className="sheet">
      <div className="sheet__body ui-stack">
        <div className="ui-bar">
          <h2 className="min-w-0">
            <Link to={new_count > 0 ? savedSearchPath(search) : `${pagePath('home')}?${search}`} onClick={see}>
              {name}
            </Link>
          </h2>
          {new_count > 0 && (
            <Badge tone="info">
              新着{new_count >= maxNewJobs ? `${maxNewJobs.toLocaleString('ja-JP')}件以上` : `${new_count}件`}
            </Badge>
          )}
        </div>
        {summary !== name && <p className="text-muted ui-phrase">{summary}</p>}
        <div className="ui-bar">
          <div className="ui-row">
            <span className="text-sm" aria-hidden="true">
              メールでのお知らせ
            </span>
            <Select
              aria-label={`${name}のメールでのお知らせ`}
              value={notify}
              options={options}
              onChange={({ target }) => {
                const next = notifyChoices.find((each) => each === target.value)
                if (next) change(next)
              }}
            />
          </div>
          <div className="ui-row ui-row--tight">
            <Button size="sm" aria-label={`${name}の名前を変更`} onClick={() => setRenaming(true)}>
              名前を変更
            </Button>
            <Button size="sm" aria-label={`${name}を削除`} onClick={() => setDeleting(true)}>
              削除
            </Button>
          </div>
        </div>
      </div>
      {renaming && <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} />}
      {deleting && (
        <ConfirmChange
          title="保存した条件を削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={async () => {
            await call('deleteSavedSearch', { params })
            toast.success(confirmation.savedSearchDeleted, undefined, 'saved')
            requestAnimationFrame(focusTitle)
          }}
          onClose={() => setDeleting(false)}
        >
          「{name}」を削除します。新しい求人のお知らせも届かなくなります。
        </ConfirmChange>
      )}
    </li>
  )
}
