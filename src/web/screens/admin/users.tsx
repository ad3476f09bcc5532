import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { roles } from '#rules/people/roles.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { afterDialogsClose, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import { ListScreen } from '#web/parts/lists/list-screen.tsx'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { roleLabel } from '#words/labels.ts'
import { useUserChanges } from './users/use-user-changes.ts'
import type { UserQuestion } from './users/user-dialog.tsx'
import { type ListedUser, UserTable } from './users/user-table.tsx'

const pageSize = 20
const roleOptions = roles.map((value) => ({ value, label: roleLabel[value] }))
const verifiedOptions = [
  { value: 'true', label: 'メール確認済み' },
  { value: 'false', label: 'メール未確認' },
]

const suspendedOptions = [
  { value: 'true', label: '停止されている' },
  { value: 'false', label: '停止されていない' },
]

const userDialog = lazyPart(async () => (await import('./users/user-dialog.tsx')).UserDialog)

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
  const page = pageIn(query)
  const list = useQuery({
    ...read('listUsers', { query: { ...filters, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const filtered = !!(filters.q || filters.role || filters.verified || filters.suspended)
  const { users, total } = list.data ?? {}
  const [open, setOpen] = useState<{ what: UserQuestion; user: ListedUser } | null>(null)
  const announceRemoval = useFocusAfterRemoval(users?.map(({ id }) => id) ?? [], 'user')
  const changes = useUserChanges(announceRemoval)
  const close = () => setOpen(null)
  const editInstead = () => {
    setOpen(null)
    afterDialogsClose(() => setOpen(open && { ...open, what: 'edit' }))
  }
  const shown = open && (users?.find(({ id }) => id === open.user.id) ?? open.user)
  return (
    <ListScreen
      title="ユーザー管理"
      total={list.isPlaceholderData ? undefined : total}
      totalText={filtered ? { before: '条件に合うユーザーは', after: '名です。' } : { after: '名が登録しています。' }}
      filtersLabel="ユーザーの絞り込み"
      filters={
        <>
          <ListSearch label="ユーザーを検索" placeholder="名前、メールアドレス、電話番号、会社名、法人番号" />
          <ListFilter name="role" label="アカウントの種類" all="すべての種類" options={roleOptions} />
          <ListFilter name="verified" label="メール確認" all="メール確認：すべて" options={verifiedOptions} />
          <ListFilter name="suspended" label="利用" all="利用：すべて" options={suspendedOptions} />
        </>
      }
    >
      <PagedList
        result={list}
        items={users}
        total={total}
        page={page}
        pageSize={pageSize}
        waiting={<SkeletonRows count={6} label="ユーザーを読み込み中" />}
        empty={<NoUsers />}
      >
        {(items, stale) => (
          <UserTable
            users={items}
            stale={stale}
            onView={(user) => setOpen({ what: 'view', user })}
            onEdit={(user) => setOpen({ what: 'edit', user })}
            onVerify={(user) => setOpen({ what: 'verify', user })}
            onDelete={(user) => setOpen({ what: 'delete', user })}
            onDemote={(user) => setOpen({ what: 'demote', user })}
            onSuspend={(user) => setOpen({ what: 'suspend', user })}
            onUnsuspend={(user) => setOpen({ what: 'unsuspend', user })}
            onSignOut={changes.signOut}
            onToggle={changes.toggle}
            onIntent={userDialog.preload}
          />
        )}
      </PagedList>
      {open && shown && (
        <Lazy part={userDialog} onLoadError={close}>
          {(UserDialog) => (
            <UserDialog
              what={open.what}
              user={shown}
              onEdit={editInstead}
              onSave={changes.edit}
              onDelete={changes.remove}
              onDemote={changes.demote}
              onSuspend={changes.suspend}
              onUnsuspend={changes.unsuspend}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </ListScreen>
  )
}

function NoUsers() {
  return (
    <EmptyState
      title="条件に合うユーザーが見つかりません"
      actions={<LinkButton to={pagePath('adminUsers')}>条件をクリアする</LinkButton>}
    >
      検索する言葉を短くするか、アカウントの種類やメール確認の条件を減らしてお試しください。
    </EmptyState>
  )
}
