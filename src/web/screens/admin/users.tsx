import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { roles } from '#rules/people/roles.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { afterDialogsClose, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { choiceIn, keywordIn } from '#web/parts/lists/filters-in.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { ListPage } from '#web/parts/lists/list-page.tsx'
import { pageCountOf, pageIn } from '#web/parts/lists/list-query.ts'
import { ListTotal } from '#web/parts/lists/list-total.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
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

const userDialog = lazyPart(async () => (await import('./users/user-dialog.tsx')).UserDialog)

const waiting = <SkeletonRows count={6} label="ユーザーを読み込み中" />

export const meta = () => pageMeta({ title: 'ユーザー管理', hidden: true })

/** All users. Search, role and verification stand in the address. */
export default function AdminUsers() {
  const [query] = useSearchParams()
  const filters = {
    q: keywordIn(query),
    role: choiceIn(query, 'role', roles),
    verified: choiceIn(query, 'verified', ['true', 'false'] as const),
  }
  const page = pageIn(query)
  const list = useQuery({
    ...read('listUsers', { query: { ...filters, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const filtered = !!(filters.q || filters.role || filters.verified)
  return (
    <>
      <PageHead
        title="ユーザー管理"
        lead={
          <ListTotal
            // Of the answer before, it would be the wrong number.
            total={list.isPlaceholderData ? undefined : list.data?.total}
            before={filtered && '条件に合うユーザーは'}
            after={filtered ? '名です。' : '名が登録しています。'}
          />
        }
      />
      <div className="stack pt-6">
        <search aria-label="ユーザーの絞り込み" className="filters">
          <ListSearch label="ユーザーを検索" placeholder="名前、メールアドレス" />
          <ListFilter name="role" label="役割" all="すべての役割" options={roleOptions} />
          <ListFilter name="verified" label="認証" all="認証：すべて" options={verifiedOptions} />
        </search>
        <QueryState query={list} waiting={waiting}>
          {(data) => <Users list={data} page={page} stale={list.isPlaceholderData} />}
        </QueryState>
      </div>
    </>
  )
}

type Open = { what: UserQuestion; user: ListedUser }
type Listed = { users: ListedUser[]; total?: number | undefined }

function Users({ list: { users, total = 0 }, page, stale }: { list: Listed; page: number; stale: boolean }) {
  const [open, setOpen] = useState<Open | null>(null)
  const leaves = useFocusAfterRemoval(
    users.map(({ id }) => id),
    'user',
  )
  const changes = useUserChanges(leaves)
  const close = () => setOpen(null)
  const editInstead = () => {
    setOpen(null)
    afterDialogsClose(() => setOpen(open && { ...open, what: 'edit' }))
  }
  const shown = open && (users.find(({ id }) => id === open.user.id) ?? open.user)
  return (
    <ListPage
      page={page}
      pageCount={pageCountOf(total, pageSize)}
      stale={stale}
      empty={total === 0 && (stale ? waiting : <NoUsers />)}
    >
      <UserTable
        users={users}
        stale={stale}
        onView={(user) => setOpen({ what: 'view', user })}
        onEdit={(user) => setOpen({ what: 'edit', user })}
        onDelete={(user) => setOpen({ what: 'delete', user })}
        onToggle={changes.toggle}
        onIntent={userDialog.preload}
      />
      {open && shown && (
        <Lazy part={userDialog} onLoadError={close}>
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
        </Lazy>
      )}
    </ListPage>
  )
}

function NoUsers() {
  return (
    <EmptyState
      title="条件に合うユーザーが見つかりません"
      actions={<LinkButton to={pagePath('adminUsers')}>条件をクリアする</LinkButton>}
    >
      検索する言葉を短くするか、役割や認証の条件を減らしてお試しください。
    </EmptyState>
  )
}
