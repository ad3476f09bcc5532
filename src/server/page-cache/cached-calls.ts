import type { FastifyReply, FastifyRequest } from 'fastify'
import { searcherOf } from '#actions/context.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { type ActionInput, endpoints } from '#contract/endpoints.ts'
import { isStreamed } from '#server/calls/list-stream.ts'
import { type AdmittedCaller, runAction } from '#server/calls/run-action.ts'
import { envelope } from '#server/calls/send-result.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deadlineOf, refusingSignal } from '#server/http/deadlines.ts'
import type { CacheAddress } from './cached-pages.ts'
import { type InTurn, isEntry, type PageCache } from './page-cache.ts'

/** Public calls with cached responses; all show jobs, and nothing about the caller. */
const cachedCalls: readonly EndpointName[] = ['searchJobs', 'countJobs', 'readJobFacets', 'suggestSearches']

/** A call's cache address by its parsed query; null for calls that are not cached. */
export function callAddress(name: EndpointName, query: unknown): CacheAddress | null {
  if (!cachedCalls.includes(name) || typeof query !== 'object' || query === null) return null
  // Nobody else requests the same list of ids.
  if ('ids' in query && query.ids) return null
  // A list without a query is complete and streamed.
  const { list }: Endpoint = endpoints[name]
  if (list && Object.values(query).every((value) => value === undefined)) return null
  return { key: `${name} ${JSON.stringify(query)}`, route: endpointAddress(name).path, showsJobs: true }
}

/** Whether the result lacks jobs that wait for the search index. */
export const isPartial = (result: unknown): boolean =>
  (result as { total_is_partial?: boolean } | undefined)?.total_is_partial === true

/** Answers a call from the cache; false when that is not possible. */
export async function answerFromCache<Name extends EndpointName>(
  address: CacheAddress,
  call: { name: Name; input: ActionInput<Name>; caller: AdmittedCaller<Name> },
  cache: PageCache,
  dependencies: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { name, input, caller } = call
  const produce = async () => {
    const nobody = { ...caller, token: null, flow: null, signal: refusingSignal() }
    const result = await runAction(name, input, nobody, dependencies)
    if (isStreamed(endpoints[name], result)) return null
    return {
      status: endpoints[name].status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(envelope(name, result)),
      partial: isPartial(result),
    }
  }
  const { within, signal } = deadlineOf(request)
  const inTurn: InTurn = async (work) =>
    dependencies.searches.withinBudget(await searcherOf({ ...caller, signal }), work)
  const entry = await within(cache.entryFor(address, produce, request.raw.url, inTurn))
  if (!isEntry(entry)) return false
  await cache.send(entry, request, reply)
  return true
}
