import { HydrationBoundary } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { prefetched } from '#web/api/queries.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { Blurbs } from './home/blurbs.tsx'
import { Hero } from './home/hero.tsx'
import { homeMeta } from './home/home-meta.ts'
import { JobList } from './home/job-list.tsx'
import { readSearch, searchInput } from './home/job-search.ts'
import { SearchPanel } from './home/search-panel.tsx'

export const meta = (args: MetaArgs) => pageMeta(homeMeta(args))

/** The first page of the list, for the document. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  const page = search.limit === 'all' ? 1 : search.page
  const { state, complete } = await prefetched(context.get(pageContext).api, [
    { name: 'searchJobs', input: searchInput(search, page) },
  ])
  return data({ state, now: new Date().toISOString() }, { status: complete ? 200 : 503 })
}

/** In the browser the list asks for itself, so that the screen changes at once. */
export const clientLoader = () => ({ state: null, now: new Date().toISOString() })

/** Search panel and public jobs; with a search in the address, its results (section 2, home). */
export default function Home() {
  const { state, now } = useLoaderData<typeof loader | typeof clientLoader>()
  const [query] = useSearchParams()
  const search = readSearch(query)
  return (
    <HydrationBoundary state={state}>
      {search.searching ? (
        <div className="page [&_.page-head]:pb-23">
          <PageHead bare title="検索結果" lead="条件を変えると、件数がすぐに変わります。" />
          <SearchPanel search={search} />
          <JobList key={query.toString()} search={search} now={now} />
        </div>
      ) : (
        <>
          <Hero />
          <div className="page">
            <SearchPanel search={search} />
            <Blurbs />
            <JobList key={search.limit} search={search} now={now} />
          </div>
        </>
      )}
    </HydrationBoundary>
  )
}
