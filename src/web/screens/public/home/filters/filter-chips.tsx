import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { filterNames } from '#rules/jobs/job-filters.ts'
import { type JobFilters, type JobSearch, searchAddress } from '#web/screens/public/home/job-search.ts'
import { focusResults } from '#web/screens/public/home/list/list-focus.ts'
import { optionLabel } from '#words/filter-labels.ts'
import { valuesOf, withValues } from './filter-values.ts'

const conditionsOf = (filters: JobFilters) =>
  filterNames.flatMap((name) =>
    valuesOf(filters, name).map((value) => ({ name, value, label: optionLabel(name, value) })),
  )

/** How many conditions are chosen, beside the words. */
export function FilterCount({ search }: { search: JobSearch }) {
  const count = conditionsOf(search.filters).length
  return count > 0 && <span className="num">({count})</span>
}

/** Every chosen condition as a link that takes it away, and one for all of them; the words of the search stay. */
export function FilterChips({ search }: { search: JobSearch }) {
  const { filters } = search
  const conditions = conditionsOf(filters)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<number>(undefined)
  const count = conditions.length

  // A link that was followed is gone with its condition: the focus goes to the next one, or to the list.
  useEffect(() => {
    if (leaving.current === undefined) return
    const links = list.current?.querySelectorAll('a') ?? []
    const next = count > 0 ? links[Math.min(leaving.current, count - 1)] : undefined
    leaving.current = undefined
    if (document.activeElement !== document.body) return
    if (next) next.focus()
    else focusResults()
  }, [count])

  if (count === 0) return null
  const { keyword, synonyms } = filters
  const without = (next: JobFilters) => searchAddress({ ...search, filters: next })
  return (
    <ul className="chosen" ref={list} aria-label="選択中の条件">
      {conditions.map(({ name, value, label }, index) => (
        <li key={`${name} ${value}`}>
          <Link
            className="chosen-chip"
            aria-label={`${label}の条件を外す`}
            to={without(
              withValues(
                filters,
                name,
                valuesOf(filters, name).filter((other) => other !== value),
              ),
            )}
            preventScrollReset
            onClick={() => (leaving.current = index)}
          >
            {label}
            <X className="icon s" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="btn ghost sm"
          to={without({ ...(keyword && { keyword }), ...(synonyms && { synonyms }) })}
          preventScrollReset
          onClick={() => (leaving.current = 0)}
        >
          すべて解除
        </Link>
      </li>
    </ul>
  )
}
