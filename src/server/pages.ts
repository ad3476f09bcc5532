import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { knownFailure } from '#actions/house/known-failure.ts'
import type { EndpointName } from '#contract/addresses.ts'
import { pageContext } from '#web/page-context.ts'
import { answer, promised, type Surroundings } from './answer.ts'
import { pagePolicy, type SecurityOptions } from './security.ts'

export type PageSource = {
  /** The web bundle: built once for production, made anew on change while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>)
}

/** Pages of the product, rendered by React on the server; mounted after everything else. */
export function servePages(
  app: FastifyInstance,
  surroundings: Surroundings,
  source: PageSource,
  security: SecurityOptions,
): void {
  const handler = createRequestHandler(source.build, surroundings.house.production ? 'production' : undefined)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('')
    return sendPage(request, reply, handler)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply, handle: RequestHandler) {
    const context = new RouterContextProvider()
    let away = false
    context.set(pageContext, {
      api: async (name, input) => {
        try {
          return await inProcess(name, input, request.ip)
        } catch (error) {
          if (knownFailure(error)?.refusal === 'database-away') away = true
          throw error
        }
      },
    })
    const url = new URL(request.url, surroundings.house.publicUrl)
    const response = await handle(new Request(url, { method: 'GET', headers: pageHeaders(request) }), context)
    const body = Buffer.from(await response.arrayBuffer())
    reply.code(away && response.status >= 500 ? 503 : response.status)
    if (away) reply.header('retry-after', '2')
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    if (isHtml) {
      reply.header('content-security-policy', pagePolicy(body.toString('utf8'), security))
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    }
    return reply.send(body)
  }

  /** The same door as over HTTP, knocked at by an anonymous visitor. */
  async function inProcess(
    name: EndpointName,
    input: { params?: unknown; query?: unknown; body?: unknown } | undefined,
    address: string,
  ) {
    const raw = { params: input?.params ?? {}, query: asQuery(input?.query), body: input?.body }
    const answered = await answer(name, raw, { viewer: null, address, token: null, flow: null }, surroundings)
    return promised(answered.endpoint, answered.given) as never
  }
}

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
