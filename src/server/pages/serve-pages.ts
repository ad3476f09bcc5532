import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countJobView, isJobOver } from '#actions/jobs/reading.ts'
import { knownFailure } from '#actions/service.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import type { ComingAnnouncement } from '#rules/announcements.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { openGate } from '#rules/gate.ts'
import { RefusalError, refusalStatus } from '#rules/refusals.ts'
import { callAnonymously } from '#server/calls/run-action.ts'
import { addressOf, anonymous, contextOf, type Dependencies } from '#server/dependencies.ts'
import { deadlineOf, refusingSignal } from '#server/http/deadlines.ts'
import type { PlainResponse } from '#server/page-cache/cache-entry.ts'
import { isPartial } from '#server/page-cache/cached-calls.ts'
import { type PageAddress, pageAddress } from '#server/page-cache/cached-pages.ts'
import { compressOnce } from '#server/page-cache/compression.ts'
import { type InTurn, isEntry, type PageCache } from '#server/page-cache/page-cache.ts'
import { busyPage } from './busy-page.ts'
import type { RenderPage } from './render-page.ts'

export type PageSource = {
  render: RenderPage
  /** Cached pages; without it each one is rendered again. */
  cache?: PageCache | null
  /** The announcements shown at a time (ms). */
  announcementsAt?: (clock: number) => readonly ComingAnnouncement[]
}

/** Rendering blocks the thread of all requests, so the waiting pages are bounded and further ones get 503. */
const renderings = { places: 8, waiting: 120, ofAddress: { atOnce: 4, waiting: 60 } }

/** Serves pages rendered by React; mounted last. */
export function servePages(app: FastifyInstance, dependencies: Dependencies, source: PageSource): void {
  const { render, cache = null, announcementsAt = () => [] } = source
  const rendered = openGate(renderings)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('')
    const address = cache && pageAddress(request.url, dependencies.config)
    const { within } = deadlineOf(request)
    try {
      if (address) return await sendCached(address, cache, request, reply)
      const page = await within(renderPage(ownPath(request.url), pageHeaders(request), request))
      return await sendOnce(page, request, reply)
    } catch (error) {
      if (!(error instanceof RefusalError) || !['overloaded', 'too-many-tries'].includes(error.refusal)) throw error
      return sendOnce(busyPage(error.retryAfter ?? 2, refusalStatus[error.refusal]), request, reply)
    }
  })

  async function sendCached(address: PageAddress, entries: PageCache, request: FastifyRequest, reply: FastifyReply) {
    const { url, jobId } = address
    const produce = () => renderPage(url, { accept: 'text/html' }, request)
    // Job pages go through Fastify, because their views are counted.
    const { within, signal } = deadlineOf(request)
    const searcher = { address: addressOf(request), signal }
    const inTurn: InTurn | undefined =
      address.route === pageAddresses.home ? (work) => dependencies.searches.withinBudget(searcher, work) : undefined
    const entry = await within(entries.entryFor(address, produce, jobId === null ? request.raw.url : undefined, inTurn))
    if (!isEntry(entry)) return sendOnce(entry as PlainResponse, request, reply)
    if (jobId !== null && entry.status === 200) countJobView(jobId, contextOf(dependencies, anonymous(request)))
    await entries.send(entry, request, reply)
    return reply
  }

  function renderPage(
    ...page: [path: string, headers: Record<string, string>, request: FastifyRequest]
  ): Promise<PlainResponse> {
    const signal = refusingSignal()
    return rendered.run({ address: addressOf(page[2]) }, () => renderNow(...page, signal))
  }

  async function renderNow(
    path: string,
    headers: Record<string, string>,
    request: FastifyRequest,
    signal: AbortSignal,
  ): Promise<PlainResponse> {
    signal.throwIfAborted()
    const caller = { ...anonymous(request), signal }
    const { log } = request
    let away = false
    let partial = false
    const page = await render(
      { path, headers },
      {
        report: (text, error) => {
          const known = error instanceof RefusalError ? error : knownFailure(error)
          if (known) log.warn({ reason: known.refusal }, text)
          else log.error({ err: error }, text)
        },
        announcements: () =>
          announcementsAt(dependencies.now().getTime()).map(({ id, updated_at, text, link, tone }) => ({
            key: `${id.slice(-12)}.${updated_at.getTime().toString(36)}`,
            ...{ text, link, tone },
          })),
        isJobOver: (id) => isJobOver(id, contextOf(dependencies, caller)),
        api: async (name, input) => {
          try {
            const raw = { ...input, query: queryText(input?.query) }
            const result = await callAnonymously(name, raw, caller, dependencies)
            partial ||= isPartial(result)
            return result
          } catch (error) {
            const known = error instanceof InvalidInputError ? error : knownFailure(error)
            if (known instanceof RefusalError && refusalStatus[known.refusal] === 503) away = true
            if (known) throw error
            // Throw another error: React Router prints it, and a database error contains whole rows.
            log.error({ err: error, call: name }, 'a call of a page failed')
            throw new Error('A call of the page failed')
          }
        },
      },
    )
    if (!away) return { ...page, partial }
    const status = page.status >= 500 ? 503 : page.status
    return { ...page, status, headers: { ...page.headers, 'retry-after': '2' } }
  }

  /** Sends a page that is not cached, compressed here, because Fastify compresses only its own routes. */
  async function sendOnce({ status, headers, body }: PlainResponse, request: FastifyRequest, reply: FastifyReply) {
    const sent = await compressOnce(body, request.headers['accept-encoding'] as string | undefined)
    reply.code(status).headers({ ...headers, vary: 'Accept-Encoding' })
    if (sent.encoding !== 'identity') reply.header('content-encoding', sent.encoding)
    return reply.send(sent.body)
  }
}

/** A query as it arrives over HTTP: only texts, without absent values. */
function queryText(query: unknown): Record<string, string> {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(pairs.map(([key, value]) => [key, String(value)]))
}

/** The path of this site: an address that begins with two slashes or a scheme would name another host. */
const ownPath = (url: string) => `/${url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^[/\\]+/, '')}`

/** HTML has no personal data, so only headers for content negotiation are passed on. */
function pageHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['accept', 'user-agent', 'purpose', 'sec-purpose']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
