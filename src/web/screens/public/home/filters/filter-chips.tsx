import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  filterValues,
  noConditions,
  type SearchAddress,
  type SearchConditions,
  searchPath,
  withConditions,
  withFilter,
} from '#contract/search-address.ts'
import { filterNames } from '#rules/jobs/job-filters.ts'
import { focusResults } from '#web/screens/public/home/list/list-focus.ts'
import { optionText } from './option-text.ts'
import '#web/parts/button.css'
import './filter-chips.css'

const chosenIn = (conditions: SearchConditions) =>
  filterNames.flatMap((name) =>
    filterValues(conditions, name).map((value) => ({ name, value, label: optionText(name, value) })),
  )

/** How many conditions are chosen, beside the words. */
export function FilterCount({ search }: { search: SearchAddress }) {
  const count = chosenIn(search.conditions).length
  return count > 0 && <span className="ui-number">({count})</span>
}

/** Every chosen condition as a link that takes it away, and one for all of them; the words of the search stay. */
export function FilterChips({ search }: { search: SearchAddress }) {
  const { conditions } = search
  const chosen = chosenIn(conditions)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<number>(undefined)
  const count = chosen.length

  // A followed link disappears with its condition, so the focus moves to the next one, or to the list.
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
  const { keyword, synonyms, literal } = conditions
  const pathWith = (next: SearchConditions) => searchPath(withConditions(search, next))
  return (
    <ul className="filter-chips" ref={list} aria-label="選択中の条件">
      {chosen.map(({ name, value, label }, index) => (
        <li key={`${name} ${value}`}>
          <Link
            className="filter-chips__chip"
            aria-label={`${label}の条件を外す`}
            to={pathWith(
              withFilter(
                conditions,
                name,
                filterValues(conditions, name).filter((other) => other !== value),
              ),
            )}
            preventScrollReset
            onClick={() => (leaving.current = index)}
          >
            {label}
            <X className="ui-icon ui-icon--small" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="button button--ghost button--sm"
          to={pathWith({ ...noConditions, keyword, synonyms, literal })}
          preventScrollReset
          onClick={() => (leaving.current = 0)}
        >
          すべて解除
        </Link>
      </li>
    </ul>
  )
}
