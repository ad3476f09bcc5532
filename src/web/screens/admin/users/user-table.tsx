import { Eye, Pencil, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import type { ResponseData } from '#contract/endpoints.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { TableHead } from '#web/parts/lists/table-head.tsx'
import { tableRole } from '#web/parts/lists/table-roles.ts'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { TipProvider } from '#web/parts/tooltip.tsx'
import { tableDateText } from '#words/dates.ts'
import { roleLabel } from '#words/labels.ts'
import { workText } from './work-text.ts'

export type ListedUser = ResponseData<'listUsers'>['users'][number]

const columns = ['ユーザー', '役割', '認証', { figures: '応募・求人' }, '登録日', { buttons: '操作' }]

type Act = (user: ListedUser) => void
type Acts = {
  onView: Act
  onEdit: Act
  onDelete: Act
  onToggle: Act
  /** The pointer or the focus is on the buttons of a user. */
  onIntent: () => void
}

/** A page of users; rows fold into labelled lists on narrow screens. */
export function UserTable({ users, stale, ...acts }: Acts & { users: readonly ListedUser[]; stale: boolean }) {
  return (
    <TipProvider>
      <div className="sheet overflow-clip">
        <table {...tableRole.table} className="table fold" aria-busy={stale || undefined}>
          <TableHead columns={columns} />
          <tbody {...tableRole.group}>
            {users.map((user) => (
              <UserRow key={user.id} user={user} {...acts} />
            ))}
          </tbody>
        </table>
      </div>
    </TipProvider>
  )
}

function UserRow({ user, onView, onEdit, onDelete, onToggle, onIntent }: Acts & { user: ListedUser }) {
  const near = { onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <tr {...tableRole.row}>
      <td {...tableRole.cell} className="full">
        <div className="row nowrap">
          <Avatar name={user.name} src={user.avatar_url} />
          <span className="min-w-0 leading-normal">
            <b id={`user-${user.id}`} tabIndex={-1}>
              {user.name}
            </b>
            <span className="xs muted block">{user.email}</span>
          </span>
        </div>
      </td>
      <td {...tableRole.cell} data-l="役割" className="whitespace-nowrap">
        {roleLabel[user.role]}
      </td>
      <td {...tableRole.cell} data-l="認証">
        <span>
          <VerifiedBadge verified={user.email_verified} />
        </span>
      </td>
      <td {...tableRole.cell} className="r whitespace-nowrap" data-l="応募・求人">
        {workText(user)}
      </td>
      <td {...tableRole.cell} className="num" data-l="登録日">
        {tableDateText(user.created_at)}
      </td>
      <td {...tableRole.cell} data-l="操作">
        {user.role === 'admin' ? (
          <span className="xs muted nowrap">操作できません</span>
        ) : (
          <div className="row nowrap gap-0">
            <IconButton size="sm" label={`${user.name}さんの情報を表示`} {...near} onClick={() => onView(user)}>
              <Eye className="icon" aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={`${user.name}さんの情報を編集`} {...near} onClick={() => onEdit(user)}>
              <Pencil className="icon" aria-hidden="true" />
            </IconButton>
            <RowMenu
              label={`${user.name}さんのその他の操作`}
              onOpen={onIntent}
              actions={[
                user.email_verified
                  ? { label: '認証を解除する', icon: ShieldOff, onSelect: () => onToggle(user) }
                  : { label: '認証済みにする', icon: ShieldCheck, onSelect: () => onToggle(user) },
                { label: '削除する', icon: Trash2, danger: true, onSelect: () => onDelete(user) },
              ]}
            />
          </div>
        )}
      </td>
    </tr>
  )
}
