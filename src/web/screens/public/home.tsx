import type { DehydratedState } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import { parseKnownSearch } from '#contract/known-search.ts'
import { pagePath } from '#contract/page-addresses.ts'
import {
  feedPath,
  parseSearchAddress,
  type SearchAddress,
  searchAddressQuery,
  searchInput,
  submittedSearch,
} from '#contract/search-address.ts'
import { type ConditionQuery, conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { cardTerms } from '#rules/postings/card-facts.ts'
import type { Api, ApiInput } from '#web/api/api.ts'
import { DocumentState, documentState } from '#web/api/document-state.tsx'
import { makeQueryClient, queryClient } from '#web/api/query-client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { type PageFacts, pageMeta } from '#web/frame/page-meta.ts'
import { pageContext, type Report } from '#web/page-context.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import type { PlaceNames } from '#words/filter-labels.ts'
import { searchTitle } from '#words/search-title.ts'
import { endless, JobList } from './home/list/job-list.tsx'
import { below } from './home/opening/below.ts'
import { Hero } from './home/opening/hero.tsx'
import { QuickEntries, quickEntriesOf } from './home/opening/quick-entries.tsx'
import { loadOccupations, results, SearchPanel } from './home/search-panel/search-panel.tsx'

/**
 * Parameters whose searches are indexed by search engines, with one value each; finer filters would make countless
 * pages.
 */
const pageParameters: readonly (keyof ConditionQuery)[] = [
  'keyword',
  'location',
  'area',
  'station',
  'category',
  'occupation',
  'workStyle',
]

/** The home page's metadata. A search is identified by its conditions, whatever its order. */
export function homeMeta(
  place: MetaPlace,
  { search, occupations, places }: { search: SearchAddress; occupations: readonly string[]; places: PlaceNames },
): PageFacts {
  const { conditions, searching, page, limit } = search
  const words = searchTitle(conditions, occupations, places)
  const feed = { path: feedPath(conditions), title: `新着：${words}` }
  // A search without conditions lists all jobs, which is another page than the front page.
  const shown = new URLSearchParams(searching ? searchAddressQuery(submittedSearch(conditions)) : '')
  shown.sort()
  // The jobs on a later page depend on the page size.
  if (page > 1) {
    shown.set('page', String(page))
    shown.set('limit', String(limit))
  }
  const address = { ...canonicalAddress(place), path: shown.size > 0 ? `/?${shown}` : pagePath('home') }
  const part = page > 1 ? `（${page}ページ目）` : ''
  if (!searching) return { title: `求人を探す${part}`, address, feed }
  return {
    title: `${words}${part}`,
    description: `${words}の給与・勤務地・時間を、同じ書式で並べて比べられます。${part}`,
    address,
    feed,
    hidden: isRefined(conditions),
  }
}

const isRefined = (conditions: SearchConditions) =>
  Object.entries(conditionQuery(conditions)).some(
    ([name, value]) =>
      !pageParameters.includes(name as keyof ConditionQuery) || (name !== 'keyword' && value.includes(',')),
  )

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args.loaderData && homeMeta(args, args.loaderData))

/** The first page of the list, for the document. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = parseKnownSearch(new URL(request.url).searchParams)
  const { api, report } = context.get(pageContext)
  const [{ state, complete }, quick] = await Promise.all([
    prefetch(
      { api, report },
      {
        name: 'searchJobs',
        input: searchInput(search),
        shorten: ({ jobs, ...rest }) => ({
          ...rest,
          jobs: jobs.map(({ terms, ...job }) => ({ ...job, terms: terms && cardTerms(terms) })),
        }),
      },
    ),
    search.searching
      ? null
      : api('readJobFacets', { query: {} }).then(quickEntriesOf, (error) =>
          report('the front page is shown without its quick entries', error),
        ),
  ])
  const occupations = tableNamesOf(search.conditions)
  const places = placeNamesOf(search.conditions)
  const isWhole = complete && (search.searching || !!quick)
  return data(
    { search, occupations, places, state, quick: quick ?? null, below, now: pageInstant() },
    { status: isWhole ? 200 : 503 },
  )
}

/**
 * Loads data for a public page. `complete` is false after a failure (which is reported): then the page shows its frame,
 * the browser reads again, and the page must not be cached. `shorten` drops data that the page does not show.
 */
async function prefetch<Name extends EndpointName>(
  { api, report }: { api: Api; report: Report },
  read: { name: Name; input: ApiInput<Name>; shorten: (data: ResponseData<Name>) => ResponseData<Name> },
): Promise<{ state: DehydratedState; complete: boolean }> {
  const { name, input, shorten } = read
  const client = makeQueryClient()
  try {
    const queryFn = async () => shorten(await api(name, input))
    await client.fetchQuery<ResponseData<Name>>({ queryKey: readKey(name, input), queryFn })
    return { state: documentState(client), complete: true }
  } catch (error) {
    report('a page is shown without its data', error)
    return { state: documentState(client), complete: false }
  }
}

/**
 * In the browser the list loads itself, so that the screen changes at once; load only the names of conditions before.
 */
export async function clientLoader({ request: { url } }: ClientLoaderFunctionArgs) {
  const search = parseSearchAddress(new URL(url).searchParams)
  const { searching, limit } = search
  await Promise.all([(searching ? results : belowJobs).before(url), limit === 'all' && endless.before(url)])
  const { occupation, way, band, area, station, line, commute } = search.conditions
  const hasNames = [...occupation, ...way, ...band].length > 0
  const occupations = hasNames ? (await loadOccupations()).namesOf(search.conditions) : []
  const hasPlaces = [...area, ...station, ...line].length > 0 || commute !== null
  const places = hasPlaces ? await placeNames(search) : {}
  const { below } = await import('./home/opening/below.ts')
  return { search, occupations, places, state: null, quick: null, below, now: new Date().toISOString() }
}

/** The list's response will contain these names. */
const placeNames = async (search: SearchAddress): Promise<PlaceNames> =>
  queryClient()
    .fetchQuery(read('searchJobs', searchInput(search)))
    .then(
      ({ place_names = {} }) => place_names,
      () => ({}),
    )

const belowJobs = lazyPart(async () => (await import('./home/opening/below-jobs.tsx')).BelowJobs)

/** Search panel and public jobs; with a search in the address, its results. */
export default function Home() {
  const { search, occupations, state, quick, below, now } = useLoaderData<typeof loader | typeof clientLoader>()
  const { searching } = search
  return (
    <DocumentState state={state}>
      {!searching && <Hero />}
      <div className="ui-page">
        {searching && <h1 className="sr-only">検索結果</h1>}
        {/* The same element before and after a search, so that the focus stays. */}
        <SearchPanel search={search} occupations={occupations} />
        {searching ? (
          <Suspense fallback={<SkeletonJobs count={6} />}>
            <results.Part search={search} now={now} />
          </Suspense>
        ) : (
          <>
            <QuickEntries entries={quick} />
            <JobList search={search} now={now} />
            <Suspense>
              <belowJobs.Part below={below} />
            </Suspense>
          </>
        )}
      </div>
    </DocumentState>
  )
}
