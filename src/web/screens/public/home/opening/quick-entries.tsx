import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CalendarDays, Clock, House, type LucideIcon, Sprout } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { searchPath, submittedSearch } from '#contract/search-address.ts'
import { noConditions, withFilter } from '#contract/search-conditions.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import { read } from '#web/api/read-query.ts'
import { optionLabel } from '#words/filter-labels.ts'
import './quick-entries.css'

type Facets = ResponseData<'readJobFacets'>['facets']
type EntryFilter = 'remote' | 'experience' | 'holidaysMin' | 'overtimeMax' | 'verified' | 'prefecture'

/** A search as a link, with its number of jobs. */
export type QuickEntry = { name: EntryFilter; value: string; count: number }

const conditions = [
  ['remote', '1', House],
  ['experience', 'entry', Sprout],
  ['holidaysMin', '120', CalendarDays],
  ['overtimeMax', '20', Clock],
  ['verified', '1', BadgeCheck],
] as const satisfies readonly (readonly [EntryFilter, string, LucideIcon])[]
const icons: Partial<Record<EntryFilter, LucideIcon>> = Object.fromEntries(
  conditions.map(([name, , icon]) => [name, icon]),
)

/** Conditions first, then the prefectures with the most jobs; searches without jobs are omitted. */
export function quickEntriesOf({ facets }: { facets: Facets }): QuickEntry[] {
  const countOf = (name: EntryFilter, value: string) => facets[name].find((each) => each.value === value)?.count ?? 0
  const places = facets.prefecture.toSorted((one, other) => other.count - one.count).slice(0, 4)
  return [
    ...conditions.map(([name, value]) => ({ name, value, count: countOf(name, value) })),
    ...places.map(({ value, count }) => ({ name: 'prefecture' as const, value, count })),
  ].filter(({ count }) => count > 0)
}

const shortName = (value: string) => prefectures.find((each) => each.value === value)?.short

/** Links to common searches. `entries`: from the document; null loads them. */
export function QuickEntries({ entries }: { entries: readonly QuickEntry[] | null }) {
  const { data } = useQuery({ ...read('readJobFacets', { query: {} }), enabled: entries === null })
  const shown = entries ?? (data ? quickEntriesOf(data) : [])
  return (
    <nav className="quick-entries" aria-label="条件から探す">
      {shown.map(({ name, value, count }) => {
        const Icon = icons[name]
        return (
          <Link key={`${name} ${value}`} to={searchPath(submittedSearch(withFilter(noConditions, name, [value])))}>
            {Icon && <Icon className="ui-icon" aria-hidden="true" />}
            {name === 'prefecture' ? shortName(value) : optionLabel(name, value)}
            <span className="ui-number">
              {numberText(count)}
              <span className="sr-only">件</span>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
