import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { pageCountOf, withFilter } from './list-query.ts'
import { Pagination } from './pagination.tsx'

/** A list's query that shows the former page while the next one loads. */
export type ListResult = Pick<
  UseQueryResult,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/**
 * A page of a list with links to others; or `waiting`, a failure or `empty`. A page beyond the end redirects to the
 * last one.
 */
export function PagedList<Item>(props: {
  result: ListResult
  items: readonly Item[] | undefined
  total: number | undefined
  page: number
  pageSize: number
  waiting: ReactNode
  empty: ReactNode
  /** The texts of a failure, if they depend on its cause. */
  failure?: (error: unknown) => { title?: string; line?: string }
  /** `stale`: the items are still the former page's. */
  children: (items: readonly Item[], stale: boolean) => ReactNode
}) {
  const { result, items = [], total = 0, page, pageSize, waiting, empty, failure, children } = props
  const stale = result.isPlaceholderData
  const pageCount = pageCountOf(total, pageSize)
  return (
    <QueryState query={result} waiting={waiting} {...(failure && { failure })}>
      {() => {
        if (page > pageCount && !stale) return <RedirectToPage page={pageCount} />
        // The page's last item has left, and the next page's items are loading.
        if (items.length === 0) return stale || total > 0 ? waiting : empty
        return (
          <>
            {children(items, stale)}
            <Pagination page={page} pageCount={pageCount} />
          </>
        )
      }}
    </QueryState>
  )
}

function RedirectToPage({ page }: { page: number }) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const search = withFilter(query, 'page', '')
  if (page > 1) search.set('page', String(page))
  return <Navigate to={{ pathname, search: search.toString() }} replace />
}
