import { Link } from 'react-router'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { filterLabel } from '#words/filter-names.ts'
import { Count, type FilterState, Group } from './filter-option.tsx'
import { Folded } from './folded.tsx'
import './job-filters.css'

/** The picker of places offers the others. */
const most = 30

/** Municipalities with jobs in the chosen prefectures, most jobs first; choosing one replaces its prefecture. */
export function AreaGroup(props: { search: SearchAddress; state: FilterState; places: PlaceNames | undefined }) {
  const { search, state, places } = props
  const { prefecture, area } = search.conditions
  const counted = (state.facets?.area ?? []).filter(({ value, count }) => count > 0 && !area.includes(value))
  if (counted.length === 0) return null
  const pathWith = (code: string) =>
    searchPath(
      withConditions(search, {
        ...search.conditions,
        prefecture: prefecture.filter((each) => each !== prefectureOfCode(code)),
        area: [...area, code],
      }),
    )
  return (
    <Group label={filterLabel.area}>
      <Folded label="市区町村を選ぶ" names={['area']} state={state}>
        <ul className="job-filters__options">
          {counted
            .toSorted((a, b) => b.count - a.count)
            .slice(0, most)
            .map(({ value, count }) => (
              <li key={value} className="text-sm/[inherit] flex justify-between items-center min-h-9">
                <Link to={pathWith(value)} preventScrollReset>
                  {places?.[value] ?? value}
                </Link>
                <Count of={count} />
              </li>
            ))}
        </ul>
      </Folded>
    </Group>
  )
}
