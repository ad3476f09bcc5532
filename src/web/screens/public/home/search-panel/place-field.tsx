import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type SearchAddress, searchInput, searchPath, submittedSearch } from '#contract/search-address.ts'
import { filterValues, type SearchConditions } from '#contract/search-conditions.ts'
import { noFilters, whereFilters } from '#rules/jobs/job-filters.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { read } from '#web/api/read-query.ts'
import { useEarlyPress } from '#web/frame/use-early-press.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { conditionLabel, optionLabel, type PlaceNames } from '#words/filter-labels.ts'
import '#web/parts/fields/field.css'
import './search-panel.css'

const picker = lazyPart(async () => (await import('#web/screens/public/home/where/where-picker.tsx')).WherePicker)

/** A search's places as text. */
export const placesIn = (conditions: SearchConditions, places: PlaceNames | undefined): string[] =>
  whereFilters.flatMap((name) =>
    filterValues(conditions, name).map((value) => conditionLabel(conditions, name, value, places)),
  )

/** The panel's place: a button for the picker; without JavaScript, links to searches by place. */
export function PlaceField(props: {
  id: string
  search: SearchAddress
  /** Its places as text. */
  where: readonly string[]
  names: PlaceNames | undefined
  /** The conditions including the panel's unsent ones. */
  conditionsNow: () => SearchConditions
}) {
  const { id, search, where, names, conditionsNow } = props
  const [opened, setOpened] = useState<SearchConditions | null>(null)
  const press = useEarlyPress(() => setOpened(conditionsNow()))
  const close = () => setOpened(null)
  const text = where.join('、') || 'すべて'
  return (
    <>
      <button
        {...press}
        id={id}
        type="button"
        className="field__control field__control--select search-panel__place"
        aria-haspopup="dialog"
        aria-label={`勤務地・駅：${text}`}
      >
        {text}
      </button>
      <noscript>
        {/* Browsers with JavaScript never render it. */}
        {import.meta.env.SSR && (
          <details className="search-panel__places">
            <summary>{text}</summary>
            <PlaceLinks search={search} />
          </details>
        )}
      </noscript>
      {opened && (
        <Lazy part={picker} onLoadError={close}>
          {(WherePicker) => <WherePicker conditions={opened} names={names} onClose={close} />}
        </Lazy>
      )}
    </>
  )
}

/** The same search in each prefecture, and in municipalities of the chosen ones. */
function PlaceLinks({ search }: { search: SearchAddress }) {
  const { data } = useQuery(read('searchJobs', searchInput(search)))
  const link = (name: 'prefecture' | 'area', value: string) => {
    const there = Object.fromEntries(whereFilters.map((each) => [each, each === name ? [value] : noFilters[each]]))
    return (
      <Link key={value} to={searchPath(submittedSearch({ ...search.conditions, ...there }))}>
        {optionLabel(name, value, data?.place_names)}
      </Link>
    )
  }
  return (
    <>
      {data?.facets?.area.map(({ value }) => link('area', value))}
      {prefectureValues.map((value) => link('prefecture', value))}
    </>
  )
}
