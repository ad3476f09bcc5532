import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { savedSearchPath } from '#contract/search-address.ts'
import { maxNewJobs, type NotifyChoice, notifyChoices } from '#rules/alerts.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useSession } from '#web/session/session.ts'
import { confirmation } from '#words/confirmations.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '保存した条件', hidden: true })

const unread = {
  refused: '保存した条件を取得できませんでした',
  unreachable: 'ネットワークエラーが発生しました。後でもう一度お試しください。',
}

/** Saved searches: new jobs of each, and when mails are sent. */
export default function Saved() {
  const query = useQuery(read('listSavedSearches', {}))
  const { data: told, isPending: isAsking } = useQuery(read('readNotificationSettings'))
  const { user } = useSession()
  const isMailed = !told || (told.settings.mail && told.settings.kinds.alert.mail)
  return (
    <>
      <PageHead
        title="保存した条件"
        lead={`条件を${limits.savedSearchesPerUser}件まで保存し、新しい求人をメールで受け取れます。`}
      />
      <div className="ui-stack pt-6">
        <QueryState
          query={{ ...query, isPending: query.isPending || isAsking }}
          of="保存した条件"
          waiting={<SkeletonRows label="保存した条件を読み込み中" />}
          failure={(error) => ({ title: failureText(error, unread) })}
        >
          {(data) =>
            data.saved_searches.length === 0 ? (
              <EmptyState
                title="保存した条件はありません"
                actions={<LinkButton to={pagePath('home')}>求人を検索する</LinkButton>}
              >
                検索結果の「条件を保存」（ベルの印）を押すと、条件がここに並び、新しい求人を通知します。
              </EmptyState>
            ) : (
              <>
                {user && !user.email_verified && (
                  <Notice tone="warning" title="新着求人メールは、まだ届きません">
                    メールアドレスの確認が完了すると届きます。確認のメールは、この画面の上の「確認メールを再送する」で再送できます。
                  </Notice>
                )}
                {!isMailed && (
                  <Notice tone="warning" title="新着求人メールは停止しています">
                    下で選んでも、メールは届きません。
                    <Link to={pagePath('settings', { tab: 'notifications' })}>通知の設定</Link>で再開できます。
                  </Notice>
                )}
                <ul className="ui-stack">
                  {data.saved_searches.map((saved) => (
                    <SavedSearchCard key={saved.id} saved={saved} />
                  ))}
                </ul>
              </>
            )
          }
        </QueryState>
      </div>
    </>
  )
}

type SavedSearch = ResponseData<'listSavedSearches'>['saved_searches'][number]

/** How often a saved search mails new jobs. */
const notifyLabel: Record<NotifyChoice, string> = {
  none: '受け取らない',
  daily: '毎朝8時にまとめて',
  instant: 'すぐに受け取る',
}
const options = notifyChoices.map((value) => ({ value, label: notifyLabel[value] }))

/** A saved search: conditions, number of new jobs, and when mails are sent. */
function SavedSearchCard({ saved }: { saved: SavedSearch }) {
  const { id, name, search, summary, notify, notify_alternatives, new_count } = saved
  const [deleting, setDeleting] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const press = usePressGuard()
  const params = { id }
  const change = (body: { notify?: NotifyChoice; notify_alternatives?: boolean }) =>
    press(`notify ${id}`, null, () =>
      reportChange(call('editSavedSearch', { params, body }), { refused: '操作に失敗しました', about: 'saved' }),
    )
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
                if (next) change({ notify: next })
              }}
            />
            {notify !== 'none' && (
              <label className="ui-row ui-row--tight text-sm">
                <input
                  type="checkbox"
                  checked={notify_alternatives}
                  onChange={({ target }) => change({ notify_alternatives: target.checked })}
                />
                近い求人も載せる（5件まで）
              </label>
            )}
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

/** Renames a saved search. The text stays after a failure. */
function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const { send, frame } = useSending('名前を変更できませんでした')
  const press = usePressGuard()

  const save = () =>
    send(async () => {
      const { message } = await callAndRefresh('editSavedSearch', { params: { id }, body: { name: typed } })
      toast.success(message, undefined, 'saved')
      onClose()
    })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEmpty(typed.trim() === '')
    if (typed.trim() !== '') press(id, null, save)
  }

  return (
    <FormDialog
      onClose={onClose}
      title="名前を変更"
      verb="変更する"
      busyVerb="変更しています…"
      {...frame}
      onSubmit={onSubmit}
    >
      <Field label="名前" required error={isEmpty ? '名前を入力してください' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={limits.savedSearchName}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
