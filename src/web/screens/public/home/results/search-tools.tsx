import { X } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchAddressQuery } from '#contract/search-address.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { sortsOf } from '#web/screens/public/home/list/job-sorts.ts'
import { jobSortLabel } from '#words/labels.ts'
import '#web/screens/public/home/list/job-list.css'

/** The orders of the results, and the way back to all jobs. */
export function SearchTools({ search, total }: { search: SearchAddress; total: number | undefined }) {
  const items = sortsOf(search).map((sort) => {
    const query = `?${searchAddressQuery({ ...search, sort, page: 1 })}`
    return {
      to: { pathname: pagePath('home'), search: query },
      label: jobSortLabel[sort],
      current: search.sort === sort,
    }
  })
  return (
    <div className="ui-row ui-row--tight">
      {total !== undefined && total > 1 && (
        <div className="job-list__sorts">
          <SegmentLinks label="並び順" items={items} />
        </div>
      )}
      <LinkButton to={pagePath('home')} variant="ghost" className="max-lg:-ms-3">
        <X className="ui-icon ui-icon--small" aria-hidden="true" />
        条件をクリア
      </LinkButton>
    </div>
  )
}
