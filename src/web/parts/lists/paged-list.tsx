import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { pageCountOf, withFilter } from './list-query.ts'
import { Pagination } from './pagination.tsx'

/** The query of a list that keeps showing the page before while the next one is loaded. */
export type ListResult = Pick<
  UseQueryResult,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/**
 * One page of a list with links to the others, or `waiting`, a failure or `empty` in its place. A page
 * beyond the end leads to the last one.
 */
export function PagedList<Item>(props: {
  result: ListResult
  items: readonly Item[] | undefined
  total: number | undefined
  page: number
  pageSize: number
  waiting: ReactNode
  empty: ReactNode
  /** The texts of a failure, where its cause matters. */
  failure?: (error: unknown) => { title?: string; line?: string }
  /** `stale`: the items are those of the request before. */
  children: (items: readonly Item[], stale: boolean) => ReactNode
}) {
  const { result, items = [], total = 0, page, pageSize, waiting, empty, failure, children } = props
  const stale = result.isPlaceholderData
  const pageCount = pageCountOf(total, pageSize)
  return (
    <QueryState query={result} waiting={waiting} {...(failure && { failure })}>
      {() => {
        if (page > pageCount && !stale) return <RedirectToPage page={pageCount} />
        // The last item of a page has left: what moves up from the next page is being loaded.
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
