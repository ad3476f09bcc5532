import type { FastifyRequest } from 'fastify'
import type { ResponseData } from '#contract/endpoints.ts'
import { jobSearchQuery, searchOf } from '#contract/jobs/job-search.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { answer, type Dependencies, promised } from '#server/calls/answer.ts'
import { searchTitle } from '#words/search-title.ts'
import { atomFeed } from './atom.ts'
import type { Served } from './send-document.ts'

const newest = 50

/** The newest jobs of a search, with the filters of the search itself. Throws InvalidInputError for filters that are none. */
export async function jobFeed(request: FastifyRequest, dependencies: Dependencies): Promise<Served> {
  const { publicUrl } = dependencies.config
  const filters = filtersOf(request.query as Record<string, unknown>)
  const query = { ...filters, sort: 'new', page: '1', limit: String(newest) }
  const caller = { viewer: null, address: request.ip, token: null, flow: null }
  const { endpoint, given } = await answer('searchJobs', { params: {}, query, body: undefined }, caller, dependencies)
  const { jobs } = promised(endpoint, given) as ResponseData<'searchJobs'>
  const asked = jobSearchQuery.parse(query)
  const search = new URLSearchParams(filters)
  const body = atomFeed(jobs, {
    publicUrl,
    title: `新着：${searchTitle({ keyword: asked.keyword, ...searchOf(asked).filters })}`,
    path: search.size > 0 ? `/feed.atom?${search}` : '/feed.atom',
    page: search.size > 0 ? `/?${search}` : pagePath('home', { keyword: '' }),
    now: dependencies.now(),
  })
  return { type: 'application/atom+xml; charset=utf-8', body }
}

/** What of a query filters, in one order, so that a feed has one identity. */
function filtersOf(query: Record<string, unknown>): Record<string, string> {
  const { sort: _sort, page: _page, limit: _limit, facets: _facets, ids: _ids, ...filters } = jobSearchQuery.shape
  const names = Object.keys(filters).sort()
  return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, String(query[name])]] : [])))
}
