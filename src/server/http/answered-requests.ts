import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { pageAddresses } from '#contract/page-addresses.ts'

/** The log line of an answered request: the route instead of the address, and no caller. */
export type AnsweredRequest = {
  reqId: string
  method: string
  /** The template of the address, such as `/api/jobs/:id`. */
  route: string
  status: number
  ms: number
  /** Whether it came from the page cache before the framework saw the request. */
  cached: boolean
  /** Whether the connection ended before the whole answer was sent. */
  cutOff: boolean
}

/** A request in progress. */
export type CurrentRequest = {
  id: string
  /** `performance.now()` when its headers were read. */
  begun: number
}

export type OnAnswered = (answered: AnsweredRequest, request: CurrentRequest) => void

/** The request that the current work belongs to, for distant code such as the log of slow statements. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()

/** Load balancers and monitoring request these every few seconds. */
const probes = ['/api/health', '/api/ready', '/metrics']

/** Whether it was a successful health check. */
export const isProbe = ({ route, status }: Pick<AnsweredRequest, 'route' | 'status'>) =>
  probes.includes(route) && status < 400

/** One line per request; docs/operating/watch.md lists its fields. */
export function accessLog(log: Logger): OnAnswered {
  return ({ cached, cutOff, ...answered }) => {
    const facts = { ...answered, ...(cached && { cached }), ...(cutOff && { cut_off: true }) }
    if (isProbe(answered)) log.debug(facts, 'request')
    else log.info(facts, 'request')
  }
}

/** Calls `onAnswered` for every request that Fastify answers. */
export function watchAnswers(app: FastifyInstance, onAnswered: OnAnswered): void {
  const requests = new WeakMap<FastifyRequest, CurrentRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    const current = whenAnswered(request, reply.raw, onAnswered)
    requests.set(request, current)
    currentRequest.run(current, done)
  })
  // Bodies arrive in the async context of their connection, so set the request's again.
  app.addHook('preValidation', (request, _reply, done) => {
    const current = requests.get(request)
    if (current) currentRequest.run(current, done)
    else done()
  })
}

/** Reports a request when its answer is complete or its connection is cut. */
export function whenAnswered(
  request: Pick<FastifyRequest, 'id' | 'method' | 'url'> & Partial<Pick<FastifyRequest, 'routeOptions'>>,
  response: ServerResponse,
  onAnswered: OnAnswered,
): CurrentRequest {
  const current = { id: request.id, begun: performance.now() }
  response.once('close', () =>
    onAnswered(
      {
        reqId: request.id,
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        ms: milliseconds(current.begun),
        cached: false,
        cutOff: !response.writableFinished,
      },
      current,
    ),
  )
  return current
}

/** All pages are one route to Fastify. React Router distinguishes them, and requests a page's data as `….data`. */
const pages = Object.values(pageAddresses).map((template) => ({
  template,
  path: new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The template of a request's address, so that logs and metrics have a bounded number of names. */
function routeOf({ url, routeOptions }: { url: string; routeOptions?: { url?: string | undefined } }): string {
  if (routeOptions?.url) return routeOptions.url
  const path = (url.split('?', 1)[0] ?? '').replace(/(?:\/_root)?\.data$/, '') || '/'
  return pages.find((page) => page.path.test(path))?.template ?? '(unknown)'
}

/** Reports a request that was answered from the page cache. */
export function reportCached(
  { method = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  { id, route, begun }: { id: string; route: string; begun: number },
  onAnswered: OnAnswered,
): void {
  const answered = {
    reqId: id,
    method,
    route,
    status: statusCode,
    ms: milliseconds(begun),
    cached: true,
    cutOff: false,
  }
  onAnswered(answered, { id, begun })
}

const milliseconds = (begun: number) => Math.round((performance.now() - begun) * 100) / 100
