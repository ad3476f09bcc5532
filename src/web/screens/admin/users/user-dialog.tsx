import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { requiredLines } from '#contract/fields.ts'
import { editUserInput } from '#contract/people/profile-input.ts'
import { limits } from '#rules/limits.ts'
import { selectableRoles } from '#rules/people/roles.ts'
import { type AfterSuspension, afterSuspension } from '#rules/people/suspension.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { phoneField } from '#web/forms/phone-field.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { PosterFacts } from '#web/parts/moderation/poster-facts.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useMayChange } from '#web/session/use-may.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import type { useUserChanges } from './use-user-changes.ts'
import type { ListedUser, UserQuestion } from './user-table.tsx'
import { VerifyEmployerDialog } from './verify-employer-dialog.tsx'
import { lossText } from './work-text.ts'
import '#web/parts/fields/field.css'

/** All dialogs about a user, loaded together with the first one. */
export function UserDialog(props: {
  what: UserQuestion
  user: ListedUser
  changes: Changes
  onEdit: () => void
  onClose: () => void
}) {
  const { what, user, changes, onEdit, onClose } = props
  switch (what) {
    case 'view':
      return <ViewUserDialog user={user} onClose={onClose} onEdit={onEdit} />
    case 'edit':
      return <EditUserDialog user={user} changes={changes} onClose={onClose} />
    case 'verify':
      return <VerifyEmployerDialog user={user} onClose={onClose} />
    case 'unsuspend':
      return <UnsuspendDialog user={user} changes={changes} onClose={onClose} />
    case 'suspend':
      return (
        <TextDialog
          onClose={onClose}
          title="ユーザーの利用を停止しますか？"
          about={
            <p>
              {user.name}さんはすべての端末からログアウトし、ログインできなくなります。
              {user.job_count > 0 && '掲載中の求人は、停止の間は公開されません。'}
              理由は本人にメールで届きます。停止はあとで解除できます。
            </p>
          }
          verb="利用を停止する"
          danger
          busyVerb="停止しています…"
          name="reason"
          text={requiredLines(limits.suspensionReason)}
          label="停止の理由"
          rows={4}
          refused="操作に失敗しました"
          onSubmit={async (reason) => {
            await changes.suspend(user, reason)
            onClose()
          }}
        />
      )
    case 'demote':
      return (
        <ConfirmChange
          title="管理者の権限を解除しますか？"
          verb="解除する"
          busyVerb="解除しています…"
          refused="操作に失敗しました"
          onConfirm={() => changes.demote(user)}
          onClose={onClose}
        >
          <p>
            <b>{user.name}</b>さん（{user.email}）は求職者になり、すべての端末からログアウトします。
          </p>
          <p>管理者に戻すには、サーバーでの設定が必要です。</p>
        </ConfirmChange>
      )
    case 'delete':
      return (
        <ConfirmChange
          title="ユーザーを削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={() => changes.remove(user)}
          onClose={onClose}
        >
          <p>
            <b>{user.name}</b>さん（{user.email}）を削除します。{lossText(user)}
          </p>
          <p>この操作は取り消せません。</p>
        </ConfirmChange>
      )
  }
}

type Changes = ReturnType<typeof useUserChanges>

const stated = (text: string | null): ReactNode =>
  text ? <span className="whitespace-pre-line">{text}</span> : <span className="text-muted">未登録</span>

/** All data of a user that administrators may see. */
function ViewUserDialog(props: { user: ListedUser; onEdit: () => void; onClose: () => void }) {
  const { user, onEdit, onClose } = props
  const isTouchable = useMayChange('owner:manage') || user.operator_role !== 'owner'
  return (
    <Dialog open onOpenChange={onClose} title={`${user.name}さんの情報`}>
      <DialogBody>
        <div className="ui-row ui-row--nowrap">
          <Avatar name={user.name} src={user.avatar_url} size="m" />
          <span className="ui-row ui-row--tight">
            <span>{roleLabel[user.role]}</span>
            <VerifiedBadge verified={user.email_verified} />
          </span>
        </div>
        <Ledger
          items={[
            { term: 'メールアドレス', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
            { term: '電話番号', value: stated(user.phone) },
            { term: '住所', value: stated(user.address) },
            { term: '自己紹介', value: stated(user.bio) },
            { term: 'スキル', value: stated(user.skills.join('、')) },
            { term: '職歴', value: `${user.experiences.length}件` },
            { term: '学歴', value: `${user.educations.length}件` },
            { term: '応募', value: `${user.application_count.toLocaleString('ja-JP')}件` },
            { term: '求人', value: `${user.job_count.toLocaleString('ja-JP')}件` },
            { term: '登録', value: tableTimeText(user.created_at), kind: 'num' },
            {
              term: 'ログイン',
              value: user.last_login ? tableTimeText(user.last_login) : 'まだありません',
              kind: 'num',
            },
          ]}
        />
        {isTouchable && <UserAccess user={user} />}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>閉じる</Button>
        <Button variant="primary" onClick={onEdit}>
          編集する
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

const resolver = formResolver(editUserInput.extend({ phone: phoneField }))

/** Name, phone, address, bio and role of a user. Emptied fields become null. */
function EditUserDialog({ user, changes, onClose }: { user: ListedUser; changes: Changes; onClose: () => void }) {
  const { form, frame } = useDialogForm({
    resolver,
    defaultValues: {
      name: user.name,
      phone: user.phone ?? '',
      address: user.address ?? '',
      bio: user.bio ?? '',
      role: selectableRoles.find((role) => role === user.role) ?? 'user',
    },
    refused: '操作に失敗しました',
    async send({ phone, address, bio, ...rest }) {
      await changes.edit(user, { ...rest, phone: phone || null, address: address || null, bio: bio || null })
      onClose()
    },
  })
  const newRole = form.watch('role') !== user.role

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={`${user.name}さんの情報を編集`}
      verb="保存する"
      busyVerb="保存しています…"
      onKeyDown={(event) => sendByButtonOnly(event)}
    >
      <FormField form={form} name="name" id="edit-name" label="お名前" required autoComplete="off" />
      <FormField form={form} name="phone" id="edit-phone" label="電話番号" optional type="tel" autoComplete="off" />
      <FormField form={form} name="address" id="edit-address" label="住所" optional autoComplete="off" />
      <FormField form={form} name="bio" id="edit-bio" label="自己紹介" optional rows={4} />
      <fieldset className="field">
        <legend>アカウントの種類</legend>
        <div className="ui-row gap-6">
          {selectableRoles.map((role) => (
            <Radio key={role} {...form.register('role')} value={role} label={roleLabel[role]} />
          ))}
        </div>
        <p className="field__hint" role="status">
          {newRole && '保存すると、使える画面がすぐに変わります。求人や応募の記録は残ります。'}
        </p>
      </fieldset>
    </FormDialog>
  )
}

const choiceLabel: Record<AfterSuspension, string> = {
  queue: '承認待ちに戻す',
  back: '公開に戻す',
  closed: '停止のままにする',
}

/** Asks what happens to each job stopped with an account; by default it becomes pending. */
function UnsuspendDialog({ user, changes, onClose }: { user: ListedUser; changes: Changes; onClose: () => void }) {
  const query = useQuery(read('readUserAccess', { params: { id: user.id } }))
  const [chosen, setChosen] = useState<Record<string, AfterSuspension>>({})
  return (
    <ConfirmChange
      title="利用の停止を解除しますか？"
      verb="解除する"
      busyVerb="解除しています…"
      refused="操作に失敗しました"
      onConfirm={() =>
        changes.unsuspend(
          user,
          Object.entries(chosen).map(([id, then]) => ({ id, then })),
        )
      }
      onClose={onClose}
    >
      <p>{user.name}さんは、またログインできるようになります。停止した求人をどうするかを選んでください。</p>
      <QueryState query={query} of="求人" waiting={<SkeletonText lines={3} label="求人を読み込み中" />}>
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

/** A user's suspension with its reason, and sessions, which can be ended. */
function UserAccess({ user }: { user: { id: string; name: string } }) {
  const query = useQuery(read('readUserAccess', { params: { id: user.id } }))
  const mayEnd = useMayChange('user:manage')
  const press = usePressGuard()

  async function end(sessionId: string) {
    const sent = call('endUserSession', { params: { id: user.id, sessionId } })
    const done = await reportChange(sent, { refused: '操作に失敗しました', about: `user:${user.id}`, line: user.name })
    if (!done) await query.refetch()
  }

  return (
    <QueryState
      query={query}
      of="ログインの状態"
      waiting={<SkeletonText lines={3} label="ログインの状態を読み込み中" />}
    >
      {({ suspended_at, suspension_reason, sessions, poster }) => (
        <section className="ui-stack gap-3" aria-label="ログインの状態">
          {suspended_at && (
            <Notice tone="warning" title={`${tableTimeText(suspended_at)}から利用を停止しています`}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{suspension_reason}</p>
            </Notice>
          )}
          {poster && <PosterFacts poster={poster} />}
          <h3 className="text-md font-bold">ログイン中の端末（{sessions.length}台）</h3>
          {sessions.map(({ id, device, network, signed_in_at, last_active_at }) => {
            const label = `${device ?? '不明な端末'}・${network ?? '不明なネットワーク'}`
            return (
              <div key={id} className="ui-row ui-row--between ui-row--nowrap border-t border-rule pt-3">
                <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                  {label}
                  <span className="text-xs text-muted block">
                    ログイン <span className="ui-number">{tableTimeText(signed_in_at)}</span>・最後の利用{' '}
                    <span className="ui-number">{tableTimeText(last_active_at)}</span>
                  </span>
                </span>
                {mayEnd && (
                  <Button
                    size="sm"
                    aria-label={`${label}からログアウト`}
                    onClick={() => press(id, null, () => end(id))}
                  >
                    ログアウト
                  </Button>
                )}
              </div>
            )
          })}
        </section>
      )}
    </QueryState>
  )
}
