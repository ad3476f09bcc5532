import { useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { TipProvider } from '#web/parts/tooltip.tsx'
import { roleLabel } from '#words/labels.ts'
import { useUserChanges } from './users/use-user-changes.ts'
import { type ListedUser, type UserActs, type UserQuestion, userColumns } from './users/user-table.tsx'

const filters = {
  q: { label: 'ユーザーを検索', placeholder: '名前、メールアドレス、電話番号、会社名、法人番号' },
  role: { label: 'アカウントの種類', all: 'すべての種類', options: roleLabel },
  verified: {
    label: 'メール確認',
    all: 'メール確認：すべて',
    options: { true: 'メール確認済み', false: 'メール未確認' },
  },
  suspended: { label: '利用', all: '利用：すべて', options: { true: '停止されている', false: '停止されていない' } },
}

const UserDialog = lazyDialog(async () => (await import('./users/user-dialog.tsx')).UserDialog)

export const meta = () => pageMeta({ title: 'ユーザー管理', hidden: true })

/** All users. Search, role and verification are part of the address. */
export default function AdminUsers() {
  const list = useList('listUsers', { filters, pageSize: 20, prefix: 'user', itemsOf: ({ users }) => users })
  const [open, setOpen] = useState<{ what: UserQuestion; user: ListedUser } | null>(null)
  const changes = useUserChanges(list.announceRemoval)
  const close = () => setOpen(null)
  const editInstead = () => {
    setOpen(null)
    afterDialogsClose(() => setOpen(open && { ...open, what: 'edit' }))
  }
  const shown = open && (list.items?.find(({ id }) => id === open.user.id) ?? open.user)
  const acts: UserActs = {
    onAsk: (what, user) => setOpen({ what, user }),
    onSignOut: changes.signOut,
    onToggle: changes.toggle,
    near: UserDialog.near,
  }
  return (
    <TipProvider>
      <ListPage
        list={list}
        title="ユーザー管理"
        lead={list.active ? { before: '条件に合うユーザーは', after: '名です。' } : { after: '名が登録しています。' }}
        filtersLabel="ユーザーの絞り込み"
        waiting={{ rows: 6, label: 'ユーザーを読み込み中' }}
        empty={{
          title: '条件に合うユーザーが見つかりません',
          text: '検索する言葉を短くするか、アカウントの種類やメール確認の条件を減らしてお試しください。',
          clear: pagePath('adminUsers'),
        }}
        columns={userColumns(acts)}
      />
      {open && shown && (
        <UserDialog what={open.what} user={shown} changes={changes} onEdit={editInstead} onClose={close} />
      )}
    </TipProvider>
  )
}
