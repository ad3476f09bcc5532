import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countJobView } from '#actions/jobs/reading/count-job-view.ts'
import { isJobOver } from '#actions/jobs/reading/is-job-over.ts'
import { knownFailure } from '#actions/operations/known-failure.ts'
import type { EndpointName } from '#contract/addresses.ts'
import { type PageAddress, pageAddress } from '#server/page-cache/cached-pages.ts'
import { encodeOnce } from '#server/page-cache/encodings.ts'
import type { Made } from '#server/page-cache/kept-page.ts'
import { isKept, type PageCache } from '#server/page-cache/page-cache.ts'
import type { Render } from '#server/rendering/page-renderer.ts'
import { answer, type Caller, contextOf, type Dependencies, promised } from './calls/answer.ts'

export type PageSource = {
  render: Render
  /** Keeps public pages; without it each one is made anew. */
  cache?: PageCache | null
}

/** Pages of the product, rendered by React on the server; mounted after everything else. */
export function servePages(app: FastifyInstance, dependencies: Dependencies, source: PageSource): void {
  const { render, cache = null } = source
  // What is kept must not be read where a change may arrive later.
  const asking = cache ? { ...dependencies, reads: dependencies.db } : dependencies
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
        isJobOver: (id) => isJobOver(id, contextOf(asking, anonymous(ip))),
        api: async (name, input) => {
          try {
            return await inProcess(name, input, ip)
          } catch (error) {
            if (knownFailure(error)?.refusal === 'database-away') away = true
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

  /** The same door as over HTTP, knocked at by an anonymous visitor. */
  async function inProcess(
    name: EndpointName,
    input: { params?: unknown; query?: unknown; body?: unknown } | undefined,
    address: string,
  ) {
    const raw = { params: input?.params ?? {}, query: asQuery(input?.query), body: input?.body }
    const answered = await answer(name, raw, anonymous(address), asking)
    return promised(answered.endpoint, answered.given) as never
  }
}

const anonymous = (address: string): Caller => ({ viewer: null, address, token: null, flow: null })

/** A query as it would have come over the wire: texts only, absent values left out. */
function asQuery(query: unknown): Record<string, string> {
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
