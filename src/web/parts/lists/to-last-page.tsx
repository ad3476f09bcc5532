import { Navigate, useLocation, useSearchParams } from 'react-router'
import { withFilter } from './list-query.ts'

/** Instead of a page beyond the end of a list (its last item is gone, an old link): leads to the last page there is. */
export function RedirectToLastPage({ lastPage }: { lastPage: number }) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const search = withFilter(query, 'page', '')
  if (lastPage > 1) search.set('page', String(lastPage))
  return <Navigate to={{ pathname, search: search.toString() }} replace />
}
