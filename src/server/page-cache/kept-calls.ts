import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { answer, type Dependencies, promised } from '#server/calls/answer.ts'
import { isStreamed } from '#server/calls/list-stream.ts'
import type { CacheAddress } from './cached-pages.ts'
import { isKept, type PageCache } from './page-cache.ts'

/** Public calls whose answers are kept; all of them show jobs and nothing of the caller. */
const keptCalls: readonly EndpointName[] = ['searchJobs', 'countJobs', 'readJobFacets', 'suggestSearches']

/** A call as the cache knows it: by what its schema reads of the query. Null for calls that are not kept. */
export function callAddress(name: EndpointName, endpoint: Endpoint, query: unknown): CacheAddress | null {
  if (endpoint.access !== 'public' || !keptCalls.includes(name)) return null
  const read = endpoint.query?.safeParse(query)
  if (!read?.success) return null
  // Jobs named one by one are somebody's own choice: nobody else asks for the same.
  if ((read.data as { ids?: unknown }).ids) return null
  // A list without a query is the complete one, which is streamed.
  if (endpoint.list && Object.values(read.data as object).every((value) => value === undefined)) return null
  return { key: `${name} ${JSON.stringify(read.data)}`, showsJobs: true }
}

/** Answers a call from the cache; false when that is not possible. */
export async function answerKept(
  address: CacheAddress,
  name: EndpointName,
  cache: PageCache,
  dependencies: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const raw = { params: {}, query: request.query, body: undefined }
  const caller = { viewer: null, address: request.ip, token: null, flow: null }
  // What is kept must not be read where a change may arrive later.
  const asking = { ...dependencies, reads: dependencies.db }
  const make = async () => {
    const { endpoint, given, message } = await answer(name, raw, caller, asking)
    if (isStreamed(endpoint, given)) return null
    const text = JSON.stringify({ success: true, message, data: promised(endpoint, given) })
    return {
      status: endpoint.status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(text),
    }
  }
  const made = await cache.answer(address, make, request.raw.url)
  if (!isKept(made)) return false
  await cache.reply(made, request, reply)
  return true
}
