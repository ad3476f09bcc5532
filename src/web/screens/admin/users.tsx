import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { roles } from '#rules/roles.ts'
import { read } from '#web/api/queries.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/empty-state.tsx'
import { ErrorState } from '#web/parts/error-state.tsx'
import { chosenIn, searchedFor } from '#web/parts/filters-in.ts'
import { Later, later } from '#web/parts/later.tsx'
import { ListFilter, ListSearch } from '#web/parts/list-filters.tsx'
import { askedPage, pageCountOf } from '#web/parts/list-query.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { Pagination } from '#web/parts/pagination.tsx'
import { SkeletonRows } from '#web/parts/skeleton.tsx'
import { ToLastPage } from '#web/parts/to-last-page.tsx'
import { afterDialogs, useFocusAfter } from '#web/parts/use-focus-after.ts'
import { roleLabel } from '#words/labels.ts'
import { useUserChanges } from './users/use-user-changes.ts'
import type { UserQuestion } from './users/user-dialog.tsx'
import { type ListedUser, UserTable } from './users/user-table.tsx'

const pageSize = 20
const roleOptions = roles.map((value) => ({ value, label: roleLabel[value] }))
const verifiedOptions = [
  { value: 'true', label: '認証済み' },
  { value: 'false', label: '未認証' },
]

const userDialog = later(async () => (await import('./users/user-dialog.tsx')).UserDialog)

export const meta = () => pageMeta({ title: 'ユーザー管理', hidden: true })

/** All users (section 2, /admin/users). Search, role and verification stand in the address. */
export default function AdminUsers() {
  const [query] = useSearchParams()
  const filters = {
    q: searchedFor(query),
    role: chosenIn(query, 'role', roles),
    verified: chosenIn(query, 'verified', ['true', 'false'] as const),
  }
  const page = askedPage(query)
  const list = useQuery({
    ...read('listUsers', { query: { ...filters, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const filtered = !!(filters.q || filters.role || filters.verified)
  return (
    <>
      <PageHead title="ユーザー管理" lead={<Total total={list.data?.total} filtered={filtered} />} />
      <div className="stack pt-6">
        <search aria-label="ユーザーの絞り込み" className="filters">
          <ListSearch label="ユーザーを検索" placeholder="名前、メールアドレス" />
          <ListFilter name="role" label="役割" all="すべての役割" options={roleOptions} />
          <ListFilter name="verified" label="認証" all="認証：すべて" options={verifiedOptions} />
        </search>
        {list.isPending ? (
          <SkeletonRows count={6} label="ユーザーを読み込み中" />
        ) : list.data ? (
          <Users list={list.data} page={page} stale={list.isPlaceholderData} />
        ) : (
          <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />
        )}
      </div>
    </>
  )
}

function Total({ total, filtered }: { total: number | undefined; filtered: boolean }) {
  return (
    <span role="status">
      {filtered && '条件に合うユーザーは'}
      <span className="num">{total === undefined ? '—' : total.toLocaleString('ja-JP')}</span>
      {filtered ? '名です。' : '名が登録しています。'}
    </span>
  )
}

type Open = { what: UserQuestion; user: ListedUser }
type Listed = { users: ListedUser[]; total?: number | undefined }

function Users({ list: { users, total = 0 }, page, stale }: { list: Listed; page: number; stale: boolean }) {
  const [open, setOpen] = useState<Open | null>(null)
  const leaves = useFocusAfter(
    useMemo(() => users.map(({ id }) => id), [users]),
    'user',
  )
  const changes = useUserChanges(leaves)
  const close = () => setOpen(null)
  const editInstead = () => {
    setOpen(null)
    afterDialogs(() => setOpen(open && { ...open, what: 'edit' }))
  }
  const shown = open && (users.find(({ id }) => id === open.user.id) ?? open.user)

  const lastPage = pageCountOf(total, pageSize)
  if (page > lastPage && !stale) return <ToLastPage lastPage={lastPage} />
  if (total === 0) {
    return (
      <EmptyState
        title="条件に合うユーザーが見つかりません"
        actions={<LinkButton to="/admin/users">条件をクリアする</LinkButton>}
      >
        検索する言葉を短くするか、役割や認証の条件を減らしてお試しください。
      </EmptyState>
    )
  }
  return (
    <>
      <UserTable
        users={users}
        stale={stale}
        onView={(user) => setOpen({ what: 'view', user })}
        onEdit={(user) => setOpen({ what: 'edit', user })}
        onDelete={(user) => setOpen({ what: 'delete', user })}
        onToggle={changes.toggle}
        onReach={userDialog.reach}
      />
      <Pagination page={page} pageCount={lastPage} />
      {open && shown && (
        <Later part={userDialog} onMissing={close}>
          {(UserDialog) => (
            <UserDialog
              what={open.what}
              user={shown}
              onEdit={editInstead}
              onSave={changes.edit}
              onDelete={changes.remove}
              onClose={close}
            />
          )}
        </Later>
      )}
    </>
  )
}
