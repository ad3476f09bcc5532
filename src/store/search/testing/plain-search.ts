import { isPublic } from '#rules/jobs/approval-status.ts'
import {
  type FilteredJob,
  filteredTerms,
  meansTerm,
  type OptionFilter,
  optionsOf,
  passes,
  statesTerm,
} from '#rules/jobs/filtered-job.ts'
import { isNew } from '#rules/jobs/job-age.ts'
import { type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { commuteTo } from '#rules/places/where.ts'
import { comparedPay } from '#rules/postings/pay-estimate.ts'
import { matches, relevance } from '#rules/search/search-match.ts'
import { commuteOf } from '#rules/search/search-query.ts'
import { matchesTerms } from '#rules/search/searchable-text.ts'
import { isFound, rankOfJob, type Wish } from '#rules/search/wishes.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'
import type { FacetName } from '#store/search/search.ts'
import {
  type ListedSearch,
  now,
  type RandomJob,
  type RandomSearch,
  type Stored,
  today,
  type Verified,
} from './random-searches.ts'

const textOf = (each: RandomJob) => derivedFrom(each).search_text
const filteredJob = (each: Stored, verified: Verified): FilteredJob => ({
  ...each,
  ...filteredTerms(each),
  ...derivedFrom(each),
  verified: verified[each.owner] ?? false,
})

/** The search with one option of places and no other; null for options of all else. */
function withPlace(filters: JobFilters, name: FacetName, value: string): JobFilters | null {
  const { prefecture, area, station, line, commute, near } = noFilters
  const anywhere = { ...filters, prefecture, area, station, line, commute, near }
  if (name === 'walk') return { ...filters, walk: Number(value) as JobFilters['walk'] }
  if (name === 'area' || name === 'station') return { ...anywhere, [name]: [value] }
  if (name !== 'commute' || !filters.commute) return null
  return { ...anywhere, commute: { ...filters.commute, minutes: Number(value) as typeof filters.commute.minutes } }
}

function hasOption(each: FilteredJob, name: FacetName, value: string): boolean {
  if (name === 'newOnly') return isNew(each.created_at, now)
  if (name === 'occupationGroup') return optionsOf('occupation', each).includes(value)
  if (name !== 'region') return optionsOf(name as OptionFilter, each).includes(value)
  const within: readonly string[] = regions.find(({ region }) => region === value)?.values ?? []
  return each.prefectures.some((place) => within.includes(place))
}

/** The expected result by the oracle (rules/search/search-match), applied to each public job. */
export function plainly(jobs: readonly Stored[], verified: Verified, { query, filters, sort }: RandomSearch) {
  const found = jobs
    .filter((each) => isPublic(each, today))
    .filter((each) => {
      const job = filteredJob(each, verified)
      return matches(textOf(each), query, (term) => statesTerm(job, term))
    })
  const from = commuteOf(query, filters)?.from
  const minutesOf = (each: Stored) => (from ? commuteTo(filteredJob(each, verified).workplaces, from) : null)
  const rankOf = (each: Stored) =>
    sort === 'salary'
      ? (comparedPay(each).upper ?? -1)
      : sort === 'relevance'
        ? relevance(textOf(each), query, (term) => meansTerm(filteredJob(each, verified), term))
        : sort === 'commute'
          ? -(minutesOf(each) ?? 1_000)
          : 0
  const ranks = new Map(found.map((each) => [each.id, rankOf(each)]))
  const rank = ({ id }: Stored) => ranks.get(id) ?? 0
  const ids = found
    .filter((each) => passes(filteredJob(each, verified), filters, now))
    .sort((a, b) => rank(b) - rank(a) || b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
  const filtered = found.map((each) => filteredJob(each, verified))
  const expectedCount = (name: FacetName, value: string) => {
    const withOption = withPlace(filters, name, value)
    if (withOption) return filtered.filter((each) => passes(each, withOption, now)).length
    // Ways narrow each other.
    const filter =
      name === 'way' ? undefined : name === 'region' ? 'prefecture' : name === 'occupationGroup' ? 'occupation' : name
    return filtered.filter((each) => passes(each, filters, now, filter) && hasOption(each, name, value)).length
  }
  return { ids, expectedCount }
}

/** The expected alternatives, best first, from each public job. */
export function alternativesPlainly(
  jobs: readonly Stored[],
  verified: Verified,
  { query, filters }: RandomSearch,
  wishes: readonly Wish[],
): string[] {
  const excluded = { query: { terms: query.terms.filter((term) => term.excluded) }, filters: noFilters }
  return jobs
    .filter((each) => isPublic(each, today))
    .map((each) => ({ ...filteredJob(each, verified), text: textOf(each), id: each.id }))
    .filter((each) => isFound(each, excluded, now) && !isFound(each, { query, filters }, now))
    .map((each) => ({ ...each, rank: rankOfJob(each, wishes, now) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank || b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
}

/** The expected internal list, from each job of any state. */
export function listedPlainly(jobs: readonly Stored[], { terms, status, job_type }: ListedSearch): string[] {
  const isInState = (each: Stored) =>
    status === 'public'
      ? isPublic(each, today)
      : status === 'inactive'
        ? !each.is_active
        : !status || each.approval_status === status
  return jobs
    .filter((each) => isInState(each) && (!job_type || each.job_type === job_type) && matchesTerms(textOf(each), terms))
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
}
