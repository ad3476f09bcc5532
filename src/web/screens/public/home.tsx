import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
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
import { homePageSizeDefault } from '#rules/limits.ts'
import { cardTerms } from '#rules/postings/card-facts.ts'
import { DocumentState, documentState } from '#web/api/document-state.tsx'
import { makeQueryClient, queryClient } from '#web/api/query-client.ts'
import { read } from '#web/api/read-query.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { type PageFacts, pageMeta } from '#web/frame/page-meta.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import type { PlaceNames } from '#words/filter-labels.ts'
import { searchTitle } from '#words/search-title.ts'
import { endless, JobList } from './home/list/job-list.tsx'
import { Hero } from './home/opening/hero.tsx'
import { QuickEntries, readQuickEntries } from './home/opening/quick-entries.tsx'
import { ReturningRoom } from './home/returning/room.tsx'
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

/** A posting beside the results names the page. */
export const meta = (args: MetaArgs<typeof loader>) => {
  const { mask, state } = args.location
  return pageMeta(mask ? { title: state?.title } : args.loaderData && homeMeta(args, args.loaderData))
}

/** A posting opened or closed beside the list changes nothing of it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

/** What stands below the jobs; the lists of samples are too long for the page's scripts. In the browser without `source`. */
const readBelow = (source?: Pick<PageContext, 'api' | 'demo'>) =>
  queryOptions({
    queryKey: ['below'],
    queryFn: async () => (await import('./home/opening/below.ts')).readBelow(source),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The reads of the page, for the document. After a failure the page shows its frame, the browser reads again, and the
 * page must not be cached.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = parseKnownSearch(new URL(request.url).searchParams)
  const { api, demo, report } = context.get(pageContext)
  const client = makeQueryClient()
  const input = searchInput(search)
  const list = { ...read('searchJobs', input), queryFn: async () => asShown(await api('searchJobs', input)) }
  const reads = [
    client.fetchQuery(list),
    search.searching || client.fetchQuery(readQuickEntries(() => api('readJobFacets', { query: {} }))),
    search.searching || client.fetchQuery(readBelow({ api, demo })),
  ]
  const failed = (await Promise.allSettled(reads)).filter((read) => read.status === 'rejected')
  for (const { reason } of failed) report('a page is shown without its data', reason)
  const occupations = tableNamesOf(search.conditions)
  const places = placeNamesOf(search.conditions)
  const page = { search, occupations, places, state: documentState(client), now: pageInstant() }
  return data(page, { status: failed.length > 0 ? 503 : 200 })
}

/** The list without what its cards do not show. */
const asShown = ({ jobs, ...rest }: ResponseData<'searchJobs'>) => ({
  ...rest,
  jobs: jobs.map(({ terms, pay_estimate, ...job }) => ({
    ...job,
    terms: terms && cardTerms(terms),
    pay_estimate: pay_estimate && { ...pay_estimate, year: null, basis: [], missing: [] },
  })),
})

/**
 * In the browser the list loads itself, so that the screen changes at once; load only the names of conditions before.
 */
export async function clientLoader({ request: { url } }: ClientLoaderFunctionArgs) {
  const search = parseSearchAddress(new URL(url).searchParams)
  const { searching, limit } = search
  await Promise.all([
    (searching ? results : belowJobs).before(url),
    limit === 'all' && endless.before(url),
    searching || queryClient().ensureQueryData(readBelow()),
  ])
  const { occupation, way, band, area, station, line, commute } = search.conditions
  const hasNames = [...occupation, ...way, ...band].length > 0
  const occupations = hasNames ? (await loadOccupations()).namesOf(search.conditions) : []
  const hasPlaces = [...area, ...station, ...line].length > 0 || commute !== null
  const places = hasPlaces ? await placeNames(search) : {}
  return { search, occupations, places, state: null, now: new Date().toISOString() }
}

/** The list's response will contain these names. */
const placeNames = async (search: SearchAddress): Promise<PlaceNames> =>
  queryClient()
    .fetchQuery(read('searchJobs', searchInput(search)))
    .then(
      ({ place_names = {} }) => place_names,
      () => ({}),
    )

function Below() {
  const { data } = useQuery(readBelow())
  return data && <belowJobs.Part below={data} />
}

const belowJobs = lazyPart(async () => (await import('./home/opening/below-jobs.tsx')).BelowJobs)

/** Search panel and public jobs; with a search in the address, its results. */
export default function Home() {
  const { search, occupations, state, now } = useLoaderData<typeof loader | typeof clientLoader>()
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
            {search.page === 1 && search.limit === homePageSizeDefault && <ReturningRoom search={search} now={now} />}
            <QuickEntries />
            <JobList search={search} now={now} />
            <Suspense>
              <Below />
            </Suspense>
          </>
        )}
      </div>
    </DocumentState>
  )
}
