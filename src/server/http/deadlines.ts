import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalError } from '#rules/refusals.ts'

/** How long (ms) a caller waits for an answer at most. */
export const usualDeadline = 10_000

/** Seconds until a retry makes sense. */
export const soon = 2

export type Deadline = {
  /** Aborted when the time is over, with the refusal as reason, or when the caller hung up. */
  signal: AbortSignal
  /** The result of `work`, or the refusal if the time is over first. */
  within<Result>(work: Promise<Result>): Promise<Result>
  /** Throws when the time is over; ignores whether the caller hung up. */
  refuseIfOver(): void
  hasHungUp(): boolean
  /** Stops the clock, for example while a body arrives or an answer is sent. */
  pause(): void
  /** Continues the clock. */
  resume(): void
}

const deadlines = new WeakMap<FastifyRequest, Deadline>()

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may take three times as long as others. */
    takesLong?: boolean
  }
}

/**
 * Gives every request a deadline. Time in which its body arrives does not count, because it depends on the caller's
 * line.
 */
export function setDeadlines(app: FastifyInstance, limitMs = usualDeadline): void {
  app.addHook('onRequest', (request, reply, done) => {
    const times = request.routeOptions.config.takesLong ? 3 : 1
    deadlines.set(request, openDeadline(reply.raw, limitMs * times))
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    deadlineOf(request).pause()
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    deadlineOf(request).resume()
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    deadlines.get(request)?.pause()
    done()
  })
}

export function deadlineOf(request: FastifyRequest): Deadline {
  const deadline = deadlines.get(request)
  if (!deadline) throw new Error('A request without a deadline')
  return deadline
}

/** A signal for work that several requests share; aborted after `limitMs` with the refusal as reason. */
export function refusingSignal(limitMs = usualDeadline): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(tooLate()), limitMs).unref()
  return controller.signal
}

const tooLate = () => new RefusalError('overloaded', { retryAfter: soon })

function openDeadline(response: ServerResponse, limitMs: number): Deadline {
  const controller = new AbortController()
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  let late: RefusalError | undefined
  let left = limitMs
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let hungUp = false
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const resume = () => {
    if (timer !== undefined || late || hungUp) return
    since = performance.now()
    timer = setTimeout(end, left)
  }
  const end = () => {
    late = tooLate()
    over.reject(late)
    controller.abort(late)
  }
  response.once('close', () => {
    pause()
    if (response.writableFinished) return
    hungUp = true
    controller.abort()
  })
  resume()
  return {
    signal: controller.signal,
    within: (work) => Promise.race([work, over.promise]),
    refuseIfOver: () => {
      if (late) throw late
    },
    hasHungUp: () => hungUp,
    pause,
    resume,
  }
}
