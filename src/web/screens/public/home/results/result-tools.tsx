import { SlidersHorizontal } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type SearchAddress, searchPath } from '#contract/search-address.ts'
import { useEarlyPress } from '#web/frame/use-early-press.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { FilterCount } from '#web/screens/public/home/filters/filter-chips.tsx'
import { sortsOf } from '#web/screens/public/home/list/job-sorts.ts'
import { jobSortLabel } from '#words/labels.ts'
import './result-tools.css'

/** Filter and order in one row that stays in sight along the list; on narrow screens only. */
export function ResultTools(props: {
  search: SearchAddress
  /** Id of the filters. */
  filters: string
  open: boolean
  onToggle: () => void
  onSort: () => void
}) {
  const { search, filters, open, onToggle, onSort } = props
  const navigate = useNavigate()
  const toggle = useEarlyPress(onToggle)
  return (
    <div className="result-tools">
      <Button aria-expanded={open} aria-controls={filters} {...toggle}>
        <SlidersHorizontal className="ui-icon" aria-hidden="true" />
        絞り込み
        <FilterCount search={search} />
      </Button>
      <Select
        aria-label="並び順"
        value={search.sort}
        options={sortsOf(search).map((sort) => ({ value: sort, label: jobSortLabel[sort] }))}
        onChange={({ target }) => {
          const sort = sortsOf(search).find((each) => each === target.value)
          if (!sort) return
          onSort()
          void navigate(searchPath({ ...search, sort, page: 1 }), { preventScrollReset: true })
        }}
      />
    </div>
  )
}
