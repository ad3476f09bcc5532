import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { routeOf } from './route-of.ts'

/** The log line of an answered request: it names the template of the address, and not the caller. */
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

/** A request that is worked on. */
export type CurrentRequest = {
  id: string
  /** `performance.now()` when its head was read. */
  begun: number
}

export type OnAnswered = (answered: AnsweredRequest, request: CurrentRequest) => void

/** The request that this work belongs to, for what happens far from it, such as a slow statement. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()

/** Asked every few seconds by load balancers and monitoring. */
const probes = ['/api/health', '/api/ready', '/metrics']

/** Whether somebody only asked whether the node is well, and it is. */
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

/** Tells of every request that the framework answers. */
export function watchAnswers(app: FastifyInstance, onAnswered: OnAnswered): void {
  const requests = new WeakMap<FastifyRequest, CurrentRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    const current = whenAnswered(request, reply.raw, onAnswered)
    requests.set(request, current)
    currentRequest.run(current, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const current = requests.get(request)
    if (current) currentRequest.run(current, done)
    else done()
  })
}

/** Tells of a request when its answer is through, or its connection cut. */
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

/** Tells of a request that was answered from memory. */
export function tellCached(
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
