import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { knownFailure } from '#actions/house/known-failure.ts'
import { isJobOver } from '#actions/jobs/is-job-over.ts'
import { seeJob } from '#actions/jobs/read-job.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Made } from '#server/page-cache/kept-page.ts'
import { type PageAddress, pageAddress } from '#server/page-cache/page-addresses.ts'
import { isKept, type PageCache } from '#server/page-cache/page-cache.ts'
import { pageContext } from '#web/page-context.ts'
import { answer, type Caller, contextOf, promised, type Surroundings } from './answer.ts'
import { pagePolicy, type SecurityOptions } from './security.ts'

export type PageSource = {
  /** The web bundle: built once for production, made anew on change while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Keeps public pages; without it each one is made anew. */
  cache?: PageCache | null
}

/** Pages of the product, rendered by React on the server; mounted after everything else. */
export function servePages(
  app: FastifyInstance,
  surroundings: Surroundings,
  source: PageSource,
  security: SecurityOptions,
): void {
  const { cache = null } = source
  // What is kept must not be read where a change may arrive later.
  const asking = cache ? { ...surroundings, reads: surroundings.db } : surroundings
  const handle = createRequestHandler(source.build, surroundings.house.production ? 'production' : undefined)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('')
    const address = cache && pageAddress(request.url, surroundings.house)
    if (address) return sendKept(address, cache, request, reply)
    return sendMade(await makePage(request.url, pageHeaders(request), request.ip), reply)
  })

  async function sendKept(address: PageAddress, pages: PageCache, request: FastifyRequest, reply: FastifyReply) {
    const { url, jobId } = address
    const { ip } = request
    const make = () => makePage(url, new Headers({ accept: 'text/html' }), ip)
    // Who looks at a job is counted, so these pages are not sent before anybody sees the request.
    const made = await pages.answer(address, make, jobId === null ? request.raw.url : undefined)
    if (!isKept(made)) return sendMade(made as Made, reply)
    if (jobId !== null && made.status === 200) seeJob(jobId, contextOf(surroundings, anonymous(ip)))
    await pages.reply(made, request, reply)
    return reply
  }

  async function makePage(path: string, headers: Headers, ip: string): Promise<Made> {
    const context = new RouterContextProvider()
    let away = false
    context.set(pageContext, {
      operator: surroundings.operator,
      isJobOver: (id) => isJobOver(id, contextOf(asking, anonymous(ip))),
      api: async (name, input) => {
        try {
          return await inProcess(name, input, ip)
        } catch (error) {
          if (knownFailure(error)?.refusal === 'database-away') away = true
          throw error
        }
      },
    })
    const url = new URL(path, surroundings.house.publicUrl)
    const response = await handle(new Request(url, { method: 'GET', headers }), context)
    const body = Buffer.from(await response.arrayBuffer())
    const made: Made = { status: response.status, headers: Object.fromEntries(response.headers), body }
    delete made.headers['set-cookie']
    if (away && response.status >= 500) Object.assign(made, { status: 503 })
    if (away) made.headers['retry-after'] = '2'
    if (made.headers['content-type']?.startsWith('text/html')) {
      made.headers['content-security-policy'] = pagePolicy(body.toString('utf8'), security)
      made.headers['cache-control'] ??= 'no-cache'
    }
    return made
  }

  function sendMade({ status, headers, body }: Made, reply: FastifyReply) {
    return reply.code(status).headers(headers).send(body)
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

/** HTML holds nothing of the person who asks: only what negotiates the answer is passed on. */
function pageHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['accept', 'user-agent', 'purpose', 'sec-purpose']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/** The web bundle that `npm run build` made. */
export async function builtPages(folder: string): Promise<ServerBuild> {
  await readFile(`${folder}/server/index.js`)
  return (await import(`file://${folder}/server/index.js`)) as ServerBuild
}
