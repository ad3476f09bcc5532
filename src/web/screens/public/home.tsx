import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { parseKnownSearch } from '#contract/known-search.ts'
import { parseSearchAddress, type SearchAddress, searchInput } from '#contract/search-address.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { cardTerms } from '#rules/postings/card-facts.ts'
import { DocumentState } from '#web/api/document-state.tsx'
import { prefetch } from '#web/api/prefetch.ts'
import { queryClient } from '#web/api/query-client.ts'
import { read } from '#web/api/read-query.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import type { PlaceNames } from '#words/filter-labels.ts'
import { homeMeta } from './home/home-meta.ts'
import { endless, JobList } from './home/list/job-list.tsx'
import { below } from './home/opening/below.ts'
import { Hero } from './home/opening/hero.tsx'
import { QuickEntries, quickEntriesOf } from './home/opening/quick-entries.tsx'
import { loadOccupations, results, SearchPanel } from './home/search-panel/search-panel.tsx'

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
