import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { parseKnownSearch } from '#contract/known-search.ts'
import { parseSearchAddress, searchInput } from '#contract/search-address.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { occupationNamesOf } from '#rules/occupations/occupations.ts'
import { cardTerms } from '#rules/postings/card-facts.ts'
import { DocumentState } from '#web/api/document-state.tsx'
import { prefetch } from '#web/api/prefetch.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { SkeletonCards } from '#web/parts/states/skeleton-cards.tsx'
import { homeMeta } from './home/home-meta.ts'
import { endless, JobList } from './home/list/job-list.tsx'
import { BelowSearch } from './home/opening/below-search.tsx'
import { Hero } from './home/opening/opening.tsx'
import { loadOccupations, results, SearchPanel } from './home/search-panel/search-panel.tsx'
import '#web/parts/site/page-head.css'
import './home.css'

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args.loaderData && homeMeta(args, args.loaderData))

/** The first page of the list, for the document. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = parseKnownSearch(new URL(request.url).searchParams)
  const { state, complete } = await prefetch(context.get(pageContext), {
    name: 'searchJobs',
    input: searchInput(search),
    shorten: ({ jobs, ...rest }) => ({
      ...rest,
      jobs: jobs.map(({ terms, ...job }) => ({ ...job, terms: terms && cardTerms(terms) })),
    }),
  })
  const occupations = occupationNamesOf(search.conditions.occupation)
  const places = placeNamesOf(search.conditions)
  return data({ search, occupations, places, state, now: pageInstant() }, { status: complete ? 200 : 503 })
}

/** In the browser the list asks for itself, so that the screen changes at once; names of occupations are loaded with results. */
export async function clientLoader({ request: { url } }: ClientLoaderFunctionArgs) {
  const search = parseSearchAddress(new URL(url).searchParams)
  const { searching, limit } = search
  await Promise.all([searching && results.before(url), limit === 'all' && endless.before(url)])
  const { occupation } = search.conditions
  const occupations = occupation[0] ? (await loadOccupations()).namesOf(occupation) : []
  return { search, occupations, places: {}, state: null, now: new Date().toISOString() }
}

/** Search panel and public jobs; with a search in the address, its results. */
export default function Home() {
  const { search, occupations, state, now } = useLoaderData<typeof loader | typeof clientLoader>()
  const { searching } = search
  return (
    <DocumentState state={state}>
      {!searching && <Hero />}
      <div className={searching ? 'ui-page home--searching' : 'ui-page'}>
        {searching && <PageHead bare title="検索結果" />}
        {/* The same element before and after a search, so that the focus stays in it. */}
        <SearchPanel search={search} occupations={occupations} />
        {searching ? (
          <Suspense fallback={<SkeletonCards count={6} />}>
            <results.Part search={search} now={now} />
          </Suspense>
        ) : (
          <>
            <BelowSearch />
            <JobList search={search} now={now} />
          </>
        )}
      </div>
    </DocumentState>
  )
}
