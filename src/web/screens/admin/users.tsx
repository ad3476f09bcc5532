import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { roles } from '#rules/people/roles.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'
import { TipProvider } from '#web/parts/tooltip.tsx'
import { roleLabel } from '#words/labels.ts'
import { useUserChanges } from './users/use-user-changes.ts'
import { type ListedUser, type UserActs, type UserQuestion, userColumns } from './users/user-table.tsx'

const roleOptions = roles.map((value) => ({ value, label: roleLabel[value] }))
const verifiedOptions = [
  { value: 'true', label: 'メール確認済み' },
  { value: 'false', label: 'メール未確認' },
]

const suspendedOptions = [
  { value: 'true', label: '停止されている' },
  { value: 'false', label: '停止されていない' },
]

const UserDialog = lazyDialog(async () => (await import('./users/user-dialog.tsx')).UserDialog)

export const meta = () => pageMeta({ title: 'ユーザー管理', hidden: true })

/** All users. Search, role and verification are part of the address. */
export default function AdminUsers() {
  const [query] = useSearchParams()
  const filters = {
    q: keywordIn(query),
    role: choiceIn(query, 'role', roles),
    verified: choiceIn(query, 'verified', ['true', 'false'] as const),
    suspended: choiceIn(query, 'suspended', ['true', 'false'] as const),
  }
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
        lead={list.filtered ? { before: '条件に合うユーザーは', after: '名です。' } : { after: '名が登録しています。' }}
        filtersLabel="ユーザーの絞り込み"
        filters={
          <>
            <ListSearch label="ユーザーを検索" placeholder="名前、メールアドレス、電話番号、会社名、法人番号" />
            <ListFilter name="role" label="アカウントの種類" all="すべての種類" options={roleOptions} />
            <ListFilter name="verified" label="メール確認" all="メール確認：すべて" options={verifiedOptions} />
            <ListFilter name="suspended" label="利用" all="利用：すべて" options={suspendedOptions} />
          </>
        }
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
