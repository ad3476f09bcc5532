import {
  createServer,
  type IncomingMessage,
  METHODS,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { parse } from 'node:querystring'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { knownFailure } from '#actions/service.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { serveApi } from '#server/calls/api.ts'
import { readBodies } from '#server/calls/bodies.ts'
import { completeLists } from '#server/calls/complete-lists.ts'
import { serveOneClick } from '#server/calls/one-click.ts'
import { problemOf } from '#server/calls/problem.ts'
import { recordRefusals } from '#server/calls/record-refusals.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { busyPage } from '#server/pages/busy-page.ts'
import { serveDiscovery } from '#server/seo/serve-discovery.ts'
import { servePlaceFiles } from '#server/seo/serve-place-files.ts'
import { type Admission, type InFlight, openAdmission } from './admission.ts'
import { accessLog, type OnAnswered, reportCached, watchAnswers, whenAnswered } from './answered-requests.ts'
import { handWrittenAnswers } from './begin-answer.ts'
import { setDeadlines, soon } from './deadlines.ts'
import { requestIdHeader, requestIds, type TrustProxy, trustOf } from './request-ids.ts'
import { type SecurityOptions, securityHeaders } from './security.ts'

export type HttpOptions = SecurityOptions & {
  trustProxy: TrustProxy
  /** Idle sockets are closed after this (ms). */
  idleTimeout: number
  /** A whole request, slow uploads included, must arrive within this (ms). */
  requestTimeout: number
  /** How long (ms) a caller waits for an answer; `usualDeadline` when absent. */
  deadline?: number
  /** How many requests may be in progress; the usual numbers when absent. */
  inFlight?: InFlight
  /** Whether this node is shutting down: then every answer closes its connection. */
  isDraining?: () => boolean
  /** Cached responses; null renders each one again. */
  cache?: PageCache | null
  /** Called for every answered request, besides the log. */
  onAnswered?: OnAnswered
}

/** The HTTP server with the API on it; pages are added by `servePages`. */
export async function openHttp(dependencies: Dependencies, options: HttpOptions): Promise<FastifyInstance> {
  const logged = accessLog(dependencies.log)
  const onAnswered: OnAnswered = (answered, request) => {
    logged(answered, request)
    options.onAnswered?.(answered, request)
  }
  const admission = openAdmission(options.inFlight)
  const app = Fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy !== false && trustOf(options.trustProxy),
    genReqId: requestIds(options.trustProxy),
    bodyLimit: limits.jsonBody,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true, querystringParser: readQueryText },
    clientErrorHandler: answerUnreadable(options, dependencies.log),
    // Fastify runs no hooks for these errors.
    frameworkErrors: (error, request, reply) => {
      whenAnswered(request as FastifyRequest, reply.raw, onAnswered)
      return fail(
        error,
        request as FastifyRequest,
        (reply as FastifyReply).headers({ ...securityHeaders(options), [requestIdHeader]: request.id }),
      )
    },
    serverFactory: (handler) => listener(handler, { ...options, onAnswered, admission }),
  }) as unknown as FastifyInstance
  app.addHook('onSend', async (_request, reply) => admission.isAnswering(reply.raw))
  setDeadlines(app, options.deadline)
  handWrittenAnswers(app, { admission, common: securityHeaders(options) })
  if (options.trustProxy === false) warnOfProxy(app)
  watchAnswers(app, onAnswered)
  app.setErrorHandler((error: FastifyError, request, reply) => fail(error, request, reply))
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
    for (const [name, value] of Object.entries(securityHeaders(options)))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  // Fastify would answer uncommon methods of a known path with 404 instead of 405.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true })
  // Fast levels, because these answers are for one reader. Assets are compressed by the build.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
  closeSocketsAtTheEnd(app)
  app.addHook('preClose', async () => {
    options.cache?.retire()
    dependencies.notificationFeed.end()
  })
  await app.register(cookie)
  readBodies(app)
  await app.register(multipart, { throwFileSizeLimit: true })
  recordRefusals(app, dependencies)
  const sendList = completeLists()
  serveApi(app, dependencies, options.cache ?? null, sendList)
  serveDiscovery(app, dependencies, sendList)
  servePlaceFiles(app)
  serveOneClick(app, dependencies)
  for (const path of ['/api', '/api/*']) {
    app.all(path, { onRequest: () => Promise.reject(new RefusalError('unknown-address')) }, async () => undefined)
  }
  return app

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = problemOf(error instanceof InvalidInputError ? error : refusedOf(error))
    if (problem.status === 500)
      request.log.error({ err: error, method: request.method, route: request.routeOptions?.url }, 'a request failed')
    else if (problem.status === 503)
      request.log.warn({ reason: (error as Error).message }, 'a request could not be served')
    // Headers of a document or stream that failed before its first byte do not apply to the refusal.
    for (const name of ['content-encoding', 'etag', 'last-modified']) reply.removeHeader(name)
    return reply
      .code(problem.status)
      .headers(problem.headers)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(problem.body))
  }
}

/** Errors of the HTTP parser with their refusals; any other means a malformed request. */
const refusalOf: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'body-too-slow',
  HPE_HEADER_OVERFLOW: 'address-too-long',
}

/** Answers a request that could not be parsed with the usual envelope, and closes the connection. */
function answerUnreadable(options: SecurityOptions, log: Logger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, body } = problemOf(new RefusalError(refusalOf[error.code ?? ''] ?? 'body-malformed'))
    log.info({ code: error.code, status }, 'a request could not be read')
    const text = JSON.stringify(body)
    const headers = {
      ...securityHeaders(options),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
    socket.destroy(error)
  }
}

/** A lone surrogate encoded as three bytes, which is not valid UTF-8. */
const surrogate = /%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi

/**
 * Parses a query. Keeps lone surrogates, so that schemas refuse them as they do in a body; other invalid escapes, as in
 * "100%", stay as typed.
 */
function readQueryText(text: string): Record<string, unknown> {
  return parse(text.replace(surrogate, (_, second: string, third: string) => spelled(second, third)))
}

const spelled = (second: string, third: string) =>
  String.fromCharCode(0xd000 | ((Number.parseInt(second, 16) & 0x3f) << 6) | (Number.parseInt(third, 16) & 0x3f))

/** Sends cached responses before Fastify sees the request: its routing costs more than everything else. */
function listener(
  handler: RequestListener,
  {
    cache,
    requestTimeout,
    idleTimeout,
    trustProxy,
    onAnswered,
    isDraining = () => false,
    admission,
    ...security
  }: HttpOptions & { onAnswered: OnAnswered; admission: Admission },
): Server {
  const timeouts = {
    requestTimeout,
    keepAliveTimeout: 65_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
  }
  const requestId = requestIds(trustProxy)
  const refuse = refuseExcess(security)
  const server = createServer(timeouts, (request, response) => {
    if (isDraining()) response.setHeader('connection', 'close')
    const begun = performance.now()
    const served = cache?.serve(request, response, requestId)
    if (served) return reportCached(request, response, { ...served, begun }, onAnswered)
    if (admission.admits(request, response)) return handler(request, response)
    const old = cache?.serveOld(request, response, requestId)
    if (old) return reportCached(request, response, { ...old, begun }, onAnswered)
    const id = requestId(request)
    whenAnswered({ id, method: request.method as string, url: request.url as string }, response, onAnswered)
    refuse(request, response, id)
  })
  return server.setTimeout(idleTimeout)
}

/**
 * Refuses a request before Fastify sees it, at a tenth of the cost: with the envelope for a call, otherwise with a
 * page.
 */
function refuseExcess(options: SecurityOptions) {
  const { body, headers } = problemOf(new RefusalError('overloaded', { retryAfter: soon }))
  const call = {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(body)),
  }
  const [forCalls, forPages] = [call, busyPage(soon)].map(({ headers: own, body: content }) => ({
    headers: { ...securityHeaders(options), ...own, 'content-length': String(content.length) },
    content,
  }))
  return ({ url, method }: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const answer = /^\/api(?:[/?]|$)/.test(url as string) ? forCalls : forPages
    response.writeHead(503, { ...answer?.headers, [requestIdHeader]: requestId })
    response.end(method === 'HEAD' ? undefined : answer?.content)
  }
}

/** Any thrown error as a refusal: known failures, Fastify's own errors, otherwise a plain 500. */
function refusedOf(error: unknown): RefusalError {
  const known = knownFailure(error)
  if (known) return known
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new RefusalError('body-too-large')
  if (statusCode === 415) return new RefusalError('wrong-content-type')
  // An address that cannot be decoded is unknown.
  if (statusCode === 404 || code === 'FST_ERR_BAD_URL') return new RefusalError('unknown-address')
  if (statusCode === 503) return new RefusalError('overloaded')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new RefusalError('body-malformed')
  return new RefusalError('failed')
}

/** Behind an untrusted proxy all callers have its address, and share one limit. */
function warnOfProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn('a request came with X-Forwarded-For, and TRUST_PROXY is not set: the limits see the address of the proxy')
  })
}

/** A socket whose last answer went out during closing would keep the server open for its keep-alive time. */
function closeSocketsAtTheEnd(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
}
