import type { ComponentProps } from 'react'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { UnsuspendDialog } from './unsuspend-dialog.tsx'
import type { ListedUser } from './user-table.tsx'
import { VerifyEmployerDialog } from './verify-employer-dialog.tsx'
import { ViewUserDialog } from './view-user-dialog.tsx'
import { lossText } from './work-text.ts'

/** The dialogs about a user. */
export type UserQuestion = 'view' | 'edit' | 'verify' | 'suspend' | 'unsuspend' | 'demote' | 'delete'

/** All dialogs about a user, loaded together with the first one. */
export function UserDialog(props: {
  what: UserQuestion
  user: ListedUser
  onEdit: () => void
  onSave: ComponentProps<typeof EditUserDialog>['onSave']
  onDelete: ComponentProps<typeof DeleteUserDialog>['onDelete']
  onDemote: ComponentProps<typeof DemoteAdminDialog>['onDemote']
  onSuspend: ComponentProps<typeof SuspendDialog>['onSuspend']
  onUnsuspend: ComponentProps<typeof UnsuspendDialog>['onUnsuspend']
  onClose: () => void
}) {
  const { what, user, onEdit, onSave, onDelete, onDemote, onSuspend, onUnsuspend, onClose } = props
  if (what === 'view') return <ViewUserDialog user={user} onClose={onClose} onEdit={onEdit} />
  if (what === 'edit') return <EditUserDialog user={user} onSave={onSave} onClose={onClose} />
  if (what === 'verify') return <VerifyEmployerDialog user={user} onClose={onClose} />
  if (what === 'suspend') return <SuspendDialog user={user} onSuspend={onSuspend} onClose={onClose} />
  if (what === 'unsuspend') return <UnsuspendDialog user={user} onUnsuspend={onUnsuspend} onClose={onClose} />
  if (what === 'demote') return <DemoteAdminDialog user={user} onDemote={onDemote} onClose={onClose} />
  return <DeleteUserDialog user={user} onDelete={onDelete} onClose={onClose} />
}

/** Asks before an administrator becomes an ordinary user. */
function DemoteAdminDialog(props: {
  user: ListedUser
  /** Rejects when the request failed. */
  onDemote: (user: ListedUser) => Promise<void>
  onClose: () => void
}) {
  const { user, onDemote, onClose } = props
  return (
    <ConfirmChange
      title="管理者の権限を解除しますか？"
      verb="解除する"
      busyVerb="解除しています…"
      refused="操作に失敗しました"
      onConfirm={() => onDemote(user)}
      onClose={onClose}
    >
      <p>
        <b>{user.name}</b>さん（{user.email}）は求職者になり、すべての端末からログアウトします。
      </p>
      <p>管理者に戻すには、サーバーでの設定が必要です。</p>
    </ConfirmChange>
  )
}

/** Asks before a user is deleted, and names the data deleted too. */
function DeleteUserDialog(props: {
  user: ListedUser
  /** Rejects when the request failed. */
  onDelete: (user: ListedUser) => Promise<void>
  onClose: () => void
}) {
  const { user, onDelete, onClose } = props
  return (
    <ConfirmChange
      title="ユーザーを削除しますか？"
      verb="削除する"
      busyVerb="削除しています…"
      refused="削除に失敗しました"
      onConfirm={() => onDelete(user)}
      onClose={onClose}
    >
      <p>
        <b>{user.name}</b>さん（{user.email}）を削除します。{lossText(user)}
      </p>
      <p>この操作は取り消せません。</p>
    </ConfirmChange>
  )
}
