import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countJobView } from '#actions/jobs/reading/count-job-view.ts'
import { isJobOver } from '#actions/jobs/reading/is-job-over.ts'
import { knownFailure } from '#actions/operations/known-failure.ts'
import { type PageAddress, pageAddress } from '#server/page-cache/cached-pages.ts'
import { encodeOnce } from '#server/page-cache/encodings.ts'
import type { Made } from '#server/page-cache/kept-page.ts'
import { isKept, type PageCache } from '#server/page-cache/page-cache.ts'
import type { Render } from '#server/rendering/page-renderer.ts'
import { callAnonymously } from './calls/run-action.ts'
import { anonymous, contextOf, type Dependencies } from './dependencies.ts'

export type PageSource = {
  render: Render
  /** Keeps public pages; without it each one is made anew. */
  cache?: PageCache | null
}

/** Pages of the product, rendered by React on the server; mounted after everything else. */
export function servePages(app: FastifyInstance, dependencies: Dependencies, source: PageSource): void {
  const { render, cache = null } = source
  // What is kept must not be read where a change may arrive later.
  const fresh = cache ? { ...dependencies, reads: dependencies.db } : dependencies
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('')
    const address = cache && pageAddress(request.url, dependencies.config)
    if (address) return sendKept(address, cache, request, reply)
    return sendMade(await makePage(ownPath(request.url), pageHeaders(request), request.ip), request, reply)
  })

  async function sendKept(address: PageAddress, pages: PageCache, request: FastifyRequest, reply: FastifyReply) {
    const { url, jobId } = address
    const { ip } = request
    const make = () => makePage(url, { accept: 'text/html' }, ip)
    // Who looks at a job is counted, so these pages are not sent before anybody sees the request.
    const made = await pages.answer(address, make, jobId === null ? request.raw.url : undefined)
    if (!isKept(made)) return sendMade(made as Made, request, reply)
    if (jobId !== null && made.status === 200) countJobView(jobId, contextOf(dependencies, anonymous(ip)))
    await pages.reply(made, request, reply)
    return reply
  }

  async function makePage(path: string, headers: Record<string, string>, ip: string): Promise<Made> {
    let away = false
    const made = await render(
      { path, headers },
      {
        isJobOver: (id) => isJobOver(id, contextOf(fresh, anonymous(ip))),
        api: async (name, input) => {
          try {
            const raw = { ...input, query: queryText(input?.query) }
            return await callAnonymously(name, raw, ip, fresh)
          } catch (error) {
            if (knownFailure(error)?.refusal === 'unavailable') away = true
            throw error
          }
        },
      },
    )
    if (!away) return made
    const status = made.status >= 500 ? 503 : made.status
    return { ...made, status, headers: { ...made.headers, 'retry-after': '2' } }
  }

  /** What is made for one reader: the framework does not compress what its routes do not know. */
  async function sendMade({ status, headers, body }: Made, request: FastifyRequest, reply: FastifyReply) {
    const sent = await encodeOnce(body, request.headers['accept-encoding'] as string | undefined)
    reply.code(status).headers({ ...headers, vary: 'Accept-Encoding' })
    if (sent.encoding !== 'identity') reply.header('content-encoding', sent.encoding)
    return reply.send(sent.body)
  }
}

/** A query as it would have come over the wire: texts only, absent values left out. */
function queryText(query: unknown): Record<string, string> {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(pairs.map(([key, value]) => [key, String(value)]))
}

/** The address as a path of this site: what begins with two slashes, or with a scheme, would name another host. */
const ownPath = (url: string) => `/${url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^[/\\]+/, '')}`

/** HTML holds nothing of the person who asks: only what negotiates the answer is passed on. */
function pageHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['accept', 'user-agent', 'purpose', 'sec-purpose']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
