import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { routeOf } from './route-of.ts'

/** What is told of a request once it was answered: nothing of who asked, and of the address only its template. */
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

export type OnAnswered = (answered: AnsweredRequest) => void

/** The request that this work belongs to, for what happens far from it, such as a slow statement. */
export const currentRequest = new AsyncLocalStorage<{ id: string }>()

/** Asked every few seconds by load balancers and monitoring. */
const probes = ['/api/health', '/api/ready', '/metrics']

/** One line per request; docs/operating/watch.md lists its fields. */
export function accessLog(log: Logger): OnAnswered {
  return ({ cached, cutOff, ...answered }) => {
    const facts = { ...answered, ...(cached && { cached }), ...(cutOff && { cut_off: true }) }
    if (probes.includes(answered.route) && answered.status < 400) log.debug(facts, 'request')
    else log.info(facts, 'request')
  }
}

/** Tells of every request that the framework answers. */
export function watchAnswers(app: FastifyInstance, onAnswered: OnAnswered): void {
  app.addHook('onRequest', (request, reply, done) => {
    whenAnswered(request, reply.raw, onAnswered)
    currentRequest.run({ id: request.id }, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => currentRequest.run({ id: request.id }, done))
}

/** Tells of a request when its answer is through, or its connection cut. */
export function whenAnswered(
  request: Pick<FastifyRequest, 'id' | 'method' | 'url'> & Partial<Pick<FastifyRequest, 'routeOptions'>>,
  response: ServerResponse,
  onAnswered: OnAnswered,
): void {
  const begun = performance.now()
  response.once('close', () =>
    onAnswered({
      reqId: request.id,
      method: request.method,
      route: routeOf(request),
      status: response.statusCode,
      ms: milliseconds(begun),
      cached: false,
      cutOff: !response.writableFinished,
    }),
  )
}

/** Tells of a request that was answered from memory. */
export function tellCached(
  { method = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  { id, route, begun }: { id: string; route: string; begun: number },
  onAnswered: OnAnswered,
): void {
  onAnswered({
    reqId: id,
    method,
    route,
    status: statusCode,
    ms: milliseconds(begun),
    cached: true,
    cutOff: false,
  })
}

const milliseconds = (begun: number) => Math.round((performance.now() - begun) * 100) / 100
