import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { filterValues, noConditions, type SearchConditions, withFilter } from '#contract/search-conditions.ts'
import { filterNames } from '#rules/jobs/job-filters.ts'
import { focusResults } from '#web/screens/public/home/list/list-focus.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { conditionText } from './filter-option.tsx'
import { useChipFocus } from './use-chip-focus.ts'
import '#web/parts/button.css'
import './filter-chips.css'

const chosenIn = (conditions: SearchConditions) =>
  filterNames.flatMap((name) => filterValues(conditions, name).map((value) => ({ name, value })))

/** The number of chosen conditions besides words. */
export function FilterCount({ search }: { search: SearchAddress }) {
  const count = chosenIn(search.conditions).length
  return count > 0 && <span className="ui-number">({count})</span>
}

/** A link per chosen condition that removes it, and one that removes all but the words. */
export function FilterChips({ search, places }: { search: SearchAddress; places: PlaceNames | undefined }) {
  const { conditions } = search
  const chosen = chosenIn(conditions)
  const count = chosen.length
  const { list, leave } = useChipFocus(count, focusResults)
  if (count === 0) return null
  const { keyword, synonyms, literal } = conditions
  const labelled = chosen.map((each) => ({ ...each, label: conditionText(conditions, each.name, each.value, places) }))
  const pathWith = (next: SearchConditions) => searchPath(withConditions(search, next))
  return (
    <ul className="filter-chips" ref={list} aria-label="選択中の条件">
      {labelled.map(({ name, value, label }, index) => (
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
            onClick={() => leave(index)}
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
          onClick={() => leave(0)}
        >
          すべて解除
        </Link>
      </li>
    </ul>
  )
}
