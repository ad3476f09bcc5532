import { queryOptions, useQuery } from '@tanstack/react-query'
import { BadgeCheck, CalendarDays, Clock, House, type LucideIcon, Sprout } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { searchPath, submittedSearch } from '#contract/search-address.ts'
import { noConditions, withFilter } from '#contract/search-conditions.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import { authorizedRequest } from '#web/api/authorized-request.ts'
import { optionLabel } from '#words/filter-labels.ts'
import './quick-entries.css'

type Facets = ResponseData<'readJobFacets'>['facets']
type EntryFilter = 'remote' | 'experience' | 'holidaysMin' | 'overtimeMax' | 'verified' | 'prefecture'

/** A search as a link, with its number of jobs. */
type QuickEntry = { name: EntryFilter; value: string; count: number }

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

/** Conditions first, then the prefectures with the most jobs; searches that find nothing or most jobs are omitted. */
function quickEntriesOf({ facets, total }: Counted): QuickEntry[] {
  const countOf = (name: EntryFilter, value: string) => facets[name].find((each) => each.value === value)?.count ?? 0
  const places = facets.prefecture.toSorted((one, other) => other.count - one.count).slice(0, 4)
  return [
    ...conditions.map(([name, value]) => ({ name, value, count: countOf(name, value) })),
    ...places.map(({ value, count }) => ({ name: 'prefecture' as const, value, count })),
  ].filter(({ count }) => count > 0 && count <= total * 0.8)
}

const shortName = (value: string) => prefectures.find((each) => each.value === value)?.short

type Counted = { facets: Facets; total: number }
type ReadFacets = () => Promise<Counted>

const readFacets: ReadFacets = async () => (await authorizedRequest('readJobFacets', { query: {} })).data

/** The read of the quick entries; the server reads the facets without a request. */
export const readQuickEntries = (read = readFacets) =>
  queryOptions({ queryKey: ['readJobFacets', 'quick-entries'], queryFn: async () => quickEntriesOf(await read()) })

/** Links to common searches. */
export function QuickEntries() {
  const { data: entries = [] } = useQuery(readQuickEntries())
  return (
    <nav className="quick-entries" aria-label="条件から探す">
      {entries.map(({ name, value, count }) => {
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
