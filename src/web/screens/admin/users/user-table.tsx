import { BadgeCheck, CirclePause, CirclePlay, Eye, LogOut, Pencil, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { whyNotManageUser, whyNotVerify } from '#rules/people/managing-users.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import type { Column } from '#web/parts/lists/table.tsx'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { tableDateText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import { workText } from './work-text.ts'

export type ListedUser = ResponseData<'listUsers'>['users'][number]

/** The dialogs about a user. */
export type UserQuestion = 'view' | 'edit' | 'verify' | 'suspend' | 'unsuspend' | 'demote' | 'delete'

type Act = (user: ListedUser) => void
export type UserActs = {
  onAsk: (what: UserQuestion, user: ListedUser) => void
  onSignOut: Act
  onToggle: Act
  /** Preloads the dialogs. */
  near: { onPointerEnter: () => void; onFocus: () => void }
}

/** The columns of a page of users. */
export const userColumns = (acts: UserActs): Column<ListedUser>[] => [
  { name: 'ユーザー', kind: 'title', cell: (user) => <Name user={user} /> },
  { name: 'アカウントの種類', className: 'md:whitespace-nowrap', cell: (user) => roleLabel[user.role] },
  {
    name: 'メール確認',
    cell: (user) => (
      <span>
        <VerifiedBadge verified={user.email_verified} />
        {user.suspended_at && (
          <Badge tone="danger" icon={CirclePause}>
            利用停止
          </Badge>
        )}
      </span>
    ),
  },
  { name: '応募・求人', kind: 'figures', className: 'md:whitespace-nowrap', cell: (user) => <Work user={user} /> },
  { name: '登録日', className: 'ui-number', cell: (user) => tableDateText(user.created_at) },
  { name: '操作', kind: 'buttons', cell: (user) => <Buttons user={user} {...acts} /> },
]

/** The number of jobs links to them. */
function Work({ user }: { user: ListedUser }) {
  const work = workText(user)
  if (user.job_count === 0) return work
  const text = work === '—' ? `求人 ${user.job_count.toLocaleString('ja-JP')}` : work
  return (
    <Link to={pagePath('adminJobs', { owner: user.id })} aria-label={`${text}：${user.name}さんの求人を見る`}>
      {text}
    </Link>
  )
}

function Name({ user }: { user: ListedUser }) {
  return (
    <div className="ui-row ui-row--nowrap">
      <Avatar name={user.name} src={user.avatar_url} />
      <span className="min-w-0 leading-normal">
        <b id={`user-${user.id}`} tabIndex={-1}>
          {user.name}
        </b>
        <span className="text-xs text-muted block">{user.email}</span>
      </span>
    </div>
  )
}

function Buttons({ user, onAsk, onSignOut, onToggle, near }: UserActs & { user: ListedUser }) {
  const isTouchable = useMayChange('owner:manage') || user.operator_role !== 'owner'
  const mayManage = useMayChange('user:manage') && isTouchable
  const maySuspend = useMayChange('user:suspend')
  const mayDelete = useMayChange('user:delete')
  const mayVerify = useMayChange('employer:verify')
  const signOut = { label: 'すべての端末からログアウト', icon: LogOut, onSelect: () => onSignOut(user) }
  if (whyNotManageUser(user))
    return !mayManage ? null : (
      <RowMenu
        label={`${user.name}さんの操作`}
        onOpen={near.onFocus}
        actions={[
          signOut,
          ...(mayDelete
            ? [{ label: '管理者の権限を解除', icon: ShieldOff, danger: true, onSelect: () => onAsk('demote', user) }]
            : []),
        ]}
      />
    )
  const toggle = user.email_verified
    ? { label: 'メール確認を取り消す', icon: ShieldOff, onSelect: () => onToggle(user) }
    : { label: 'メール確認済みにする', icon: ShieldCheck, onSelect: () => onToggle(user) }
  const suspend = user.suspended_at
    ? { label: '利用の停止を解除する', icon: CirclePlay, onSelect: () => onAsk('unsuspend', user) }
    : { label: '利用を停止する', icon: CirclePause, danger: true, onSelect: () => onAsk('suspend', user) }
  const actions = [
    ...(mayManage ? [toggle] : []),
    ...(mayVerify && !whyNotVerify(user)
      ? [{ label: '企業情報を確認する', icon: BadgeCheck, onSelect: () => onAsk('verify', user) }]
      : []),
    ...(mayManage ? [signOut] : []),
    ...(maySuspend ? [suspend] : []),
    ...(mayDelete ? [{ label: '削除する', icon: Trash2, danger: true, onSelect: () => onAsk('delete', user) }] : []),
  ]
  return (
    <div className="ui-row ui-row--nowrap gap-0">
      <IconButton size="sm" label={`${user.name}さんの情報を表示`} {...near} onClick={() => onAsk('view', user)}>
        <Eye className="ui-icon" aria-hidden="true" />
      </IconButton>
      {mayManage && (
        <IconButton size="sm" label={`${user.name}さんの情報を編集`} {...near} onClick={() => onAsk('edit', user)}>
          <Pencil className="ui-icon" aria-hidden="true" />
        </IconButton>
      )}
      {actions.length > 0 && (
        <RowMenu label={`${user.name}さんのその他の操作`} onOpen={near.onFocus} actions={actions} />
      )}
    </div>
  )
}
