import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import type { ListedUser } from './user-table.tsx'
import { lossText } from './work-text.ts'

/** Asks before a user is deleted, and names the data deleted too. */
export function DeleteUserDialog(props: {
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
