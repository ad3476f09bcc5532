import type { FastifyRequest } from 'fastify'
import { jobFilterQuery } from '#contract/jobs/job-search.ts'
import { feedPath, searchPath, submittedSearch } from '#contract/search-address.ts'
import { readConditions } from '#contract/search-conditions.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { callAnonymously } from '#server/calls/run-action.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { searchTitle } from '#words/search-title.ts'
import { atomFeed } from './atom.ts'
import type { Served } from './send-document.ts'

const newest = 50
const parameters = Object.keys(jobFilterQuery.shape)

/** The newest jobs of a search, with the search's own filters. Throws InvalidInputError for invalid filters. */
export async function jobFeed(request: FastifyRequest, dependencies: Dependencies): Promise<Served> {
  const { publicUrl } = dependencies.config
  const given = Object.entries(request.query as Record<string, unknown>)
  const filters = Object.fromEntries(
    given.flatMap(([name, value]) => (value && parameters.includes(name) ? [[name, String(value)]] : [])),
  )
  const query = { ...filters, sort: 'new', page: '1', limit: String(newest) }
  const { jobs } = await callAnonymously('searchJobs', { query }, request, dependencies)
  const conditions = readConditions((name) => (filters[name] ? [filters[name]] : []))
  const body = atomFeed(jobs, {
    publicUrl,
    title: `新着：${searchTitle(conditions, tableNamesOf(conditions), placeNamesOf(conditions))}`,
    path: feedPath(conditions),
    page: searchPath(submittedSearch(conditions)),
    now: dependencies.now(),
  })
  return { type: 'application/atom+xml; charset=utf-8', body }
}
