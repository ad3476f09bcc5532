import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import type { ListedUser } from './user-table.tsx'

/** Asks before an administrator becomes an ordinary user. */
export function DemoteAdminDialog(props: {
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
