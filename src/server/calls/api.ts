import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInContext } from '#actions/context.ts'
import type { SentFile } from '#actions/files/read-avatar.ts'
import { addresses, type EndpointName, endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { RefusalError } from '#rules/refusals.ts'
import { answerKept, callAddress } from '#server/page-cache/kept-calls.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { callerOf, flowCookie } from '#server/sessions.ts'
import { type Answered, admit, answer, type Caller, type Dependencies, promised } from './answer.ts'
import { settleContentType } from './bodies.ts'
import { isStreamed, streamedList } from './list-stream.ts'
import type { RawInput } from './read-input.ts'
import { readUpload } from './uploads.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** Registers every endpoint of the contract, and 405 for the other methods of its paths. */
export function serveApi(app: FastifyInstance, dependencies: Dependencies, cache: PageCache | null): void {
  const methods = new Map<string, string[]>()
  for (const name of Object.keys(addresses) as EndpointName[]) {
    const { method, path } = endpointAddress(name)
    const endpoint: Endpoint = endpoints[name]
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
    app.route({
      method,
      url: path,
      exposeHeadRoute: method === 'GET',
      // Who may call is settled before a byte of the body is read.
      onRequest: async (request) => {
        settleContentType(request, endpoint)
        const caller = await callerOf(request, endpoint, dependencies)
        admit(name, caller.viewer, dependencies.config.publicJobPages)
        callers.set(request, caller)
      },
      handler: (request, reply) => handle(name, endpoint, request, reply, dependencies, cache),
    })
  }
  for (const [path, allowed] of methods) {
    const others = app.supportedMethods.filter((method) => !allowed.includes(method))
    app.route({
      method: others,
      url: path,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '))
        throw new RefusalError('method-not-allowed')
      },
      handler: async () => undefined,
    })
  }
}

async function handle(
  name: EndpointName,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
  cache: PageCache | null,
): Promise<unknown> {
  const address = cache && callAddress(name, endpoint, request.query)
  if (address && (await answerKept(address, name, cache, dependencies, request, reply))) return reply
  const caller = callers.get(request)
  if (!caller) throw new RefusalError('not-signed-in')
  const { now, ...rest } = dependencies
  const sent = endpoint.file
    ? await readUpload(request, endpoint, { ...rest, ...caller, now: now() } as SignedInContext)
    : { body: request.body, upload: {} }
  const raw = { params: request.params, query: request.query, body: sent.body, upload: sent.upload }
  if (endpointAddress(name).method === 'GET') return read(name, raw, caller, dependencies, reply)
  const answering = answer(name, raw, caller, dependencies)
  return write(await (cache ? settled(answering, cache) : answering), reply)
}

/** Nobody goes on reading for a caller who has hung up, as browsers do with every key press that is out of date. */
async function read(
  name: EndpointName,
  raw: RawInput,
  caller: Caller,
  dependencies: Dependencies,
  reply: FastifyReply,
): Promise<unknown> {
  const waiting = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) waiting.abort()
  })
  try {
    return write(await answer(name, raw, { ...caller, signal: waiting.signal }, dependencies), reply)
  } catch (error) {
    if (!waiting.signal.aborted) throw error
    return reply.hijack()
  }
}

/** Whoever hears that a change is made finds it on every page: also when nobody can tell whether it was made. */
async function settled(answering: Promise<Answered>, cache: PageCache): Promise<Answered> {
  try {
    return await answering
  } finally {
    const refused = await answering.then(
      () => false,
      (error) => error instanceof RefusalError || error instanceof InvalidInputError,
    )
    if (!refused) await cache.settle()
  }
}

function write({ endpoint, given, message }: Answered, reply: FastifyReply): unknown {
  reply.code(endpoint.status)
  if (endpoint.writes === 'file') return sendFile(given as SentFile, reply)
  if (endpoint.writes === 'redirect') return redirect(given as { location: string; flow: string | null }, reply)
  if (endpoint.writes === 'page') return sendPage(given as string, reply)
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
  if (endpoint.writes === 'document') return reply.send(JSON.stringify(given))
  if (isStreamed(endpoint, given)) return reply.send(streamedList(endpoint, given))
  return reply.send(JSON.stringify({ success: true, message, data: promised(endpoint, given) }))
}

function sendFile({ content, type, cache, attachment }: SentFile, reply: FastifyReply): unknown {
  if (attachment)
    reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(attachment).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    )
  return reply
    .type(type)
    .header('cache-control', cache)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content)
}

function sendPage(html: string, reply: FastifyReply): unknown {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
}

function redirect({ location, flow }: { location: string; flow: string | null }, reply: FastifyReply): unknown {
  const life = flow === null ? 'Max-Age=0' : 'Max-Age=600'
  // Lax: the provider sends the browser back from another site.
  reply.header(
    'set-cookie',
    `${flowCookie}=${flow ?? ''}; Path=/api/auth/linkedin; HttpOnly; SameSite=Lax; ${life}${reply.request.protocol === 'https' ? '; Secure' : ''}`,
  )
  return reply.header('cache-control', 'no-store').redirect(location, 302)
}
