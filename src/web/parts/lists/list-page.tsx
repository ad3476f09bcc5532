import type { ReactNode } from 'react'
import { Pagination } from './pagination.tsx'
import { RedirectToLastPage } from './to-last-page.tsx'

/**
 * One page of a list with the ways to the others. A page beyond the end leads to the last one, unless what is shown is
 * still the answer before (`stale`); `empty`, where given, stands instead of the list.
 */
export function ListPage(props: {
  page: number
  pageCount: number
  stale: boolean
  empty: ReactNode
  children: ReactNode
}) {
  const { page, pageCount, stale, empty, children } = props
  if (page > pageCount && !stale) return <RedirectToLastPage lastPage={pageCount} />
  if (empty) return empty
  return (
    <>
      {children}
      <Pagination page={page} pageCount={pageCount} />
    </>
  )
}
