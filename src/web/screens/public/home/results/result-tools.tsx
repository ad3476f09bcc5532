import { SlidersHorizontal } from 'lucide-react'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { possibleSort, type SearchAddress, searchAddressQuery, searchPath } from '#contract/search-address.ts'
import { type JobSort, jobSorts } from '#rules/jobs/job-vocabularies.ts'
import { useEarlyPress } from '#web/frame/use-early-press.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { FilterCount } from '#web/screens/public/home/filters/filter-chips.tsx'
import { jobSortLabel } from '#words/labels.ts'
import './result-tools.css'

/** Opens the filters with this id where they are not beside the list. */
export function FilterButton(props: { search: SearchAddress; filters: string; open: boolean; onToggle: () => void }) {
  const { search, filters, open, onToggle } = props
  const toggle = useEarlyPress(onToggle)
  return (
    <Button
      variant="ghost"
      size="sm"
      className="result-tools__filters px-1.5 noscript:hidden"
      aria-expanded={open}
      aria-controls={filters}
      {...toggle}
    >
      <SlidersHorizontal className="ui-icon" aria-hidden="true" />
      絞り込み
      <FilterCount search={search} />
    </Button>
  )
}

/** The orders of a search; relevance needs words, and commutes where they begin. */
const sortsOf = ({ conditions }: SearchAddress): readonly JobSort[] =>
  jobSorts.filter((sort) => possibleSort(conditions, sort) === sort)

/** The order of the results: links, or on narrow screens a select, which needs JavaScript. */
export function SortChoice(props: { search: SearchAddress; total: number | undefined; onSort: () => void }) {
  const { search, total, onSort } = props
  const navigate = useNavigate()
  const sorts = sortsOf(search).map((sort) => ({ value: sort, label: jobSortLabel[sort] }))
  if (total !== undefined && total < 2) return null
  return (
    <>
      <div className="result-tools__links">
        <SegmentLinks
          label="並び順"
          items={sorts.map(({ value, label }) => ({
            to: { pathname: pagePath('home'), search: `?${searchAddressQuery({ ...search, sort: value, page: 1 })}` },
            label,
            current: search.sort === value,
          }))}
        />
      </div>
      <Select
        className="result-tools__select"
        aria-label="並び順"
        value={search.sort}
        options={sorts}
        onChange={({ target }) => {
          const sort = sortsOf(search).find((each) => each === target.value)
          if (!sort) return
          onSort()
          void navigate(searchPath({ ...search, sort, page: 1 }), { preventScrollReset: true })
        }}
      />
    </>
  )
}
