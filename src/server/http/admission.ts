import type { IncomingMessage, ServerResponse } from 'node:http'

/** How many requests may be in progress: initially, and the bounds of the limit. */
export type InFlight = { atFirst: number; least: number; most: number }

const usual: InFlight = { atFirst: 512, least: 64, most: 2_048 }

/** Admitted requests should be answered within this many seconds at the current rate. */
const answeredWithin = 2

/** How often (ms) the limit is adjusted. */
const period = 500

/**
 * Unread requests wait in the kernel, unseen. After reading this long (ms) without a pause and admitting this many, the
 * next ones have waited too long already.
 */
const reading = { ms: 300, requests: 128 }

/** How often (ms) a pause is looked for. */
const beat = 20

/** A request whose body takes longer than this (ms) waits for its caller, not for this node. */
const slowBody = 1_000

export type Admission = {
  /** Whether one more request may be processed; it counts until its answer begins or its connection closes. */
  admits(request: IncomingMessage, response: ServerResponse): boolean
  /** From now on only the caller's connection takes time. */
  isAnswering(response: ServerResponse): void
}

/** Cheap requests, and health checks, without which a busy node would count as dead. */
const alwaysAdmitted = /^\/(?:api\/health|api\/ready|metrics|assets\/.*)(?:\?|$)/

/**
 * Bounds how long admitted requests wait by bounding their number. The limit is what this node recently answered in two
 * seconds, so it adapts to expensive requests and to a slow database. `onPause` is called whenever the event loop comes
 * around.
 */
export function openAdmission(
  inFlight = usual,
  now = () => performance.now(),
  onPause: (pause: () => void) => void = everyBeat,
): Admission {
  const underWay = new Map<ServerResponse, { request: IncomingMessage; since: number }>()
  let limit = inFlight.atFirst
  let begun = now()
  let answered = 0
  let most = 0
  let pausedAt = now()
  let admittedSince = 0
  onPause(() => {
    pausedAt = now()
    admittedSince = 0
  })

  function adapt(): void {
    const at = now()
    const passed = at - begun
    if (passed < period) return
    // After a quiet period only requests still in progress count.
    const wasBusy = (passed < 4 * period ? most : underWay.size) * 2 >= limit
    const fitting = wasBusy ? (answered / passed) * 1_000 * answeredWithin : inFlight.atFirst
    // By at most a factor of two, so that one pause does not refuse everybody.
    limit = between(fitting, Math.max(inFlight.least, limit / 2), Math.min(inFlight.most, limit * 2))
    begun = at
    answered = 0
    most = underWay.size
  }

  function leave(response: ServerResponse): void {
    if (underWay.delete(response) && response.statusCode < 500) answered += 1
  }

  function forgetSlowBodies(): void {
    const at = now()
    for (const [response, { request, since }] of underWay)
      if (!request.complete && at - since > slowBody) underWay.delete(response)
  }

  const isBehind = () => admittedSince >= reading.requests && now() - pausedAt > reading.ms

  return {
    admits(request, response) {
      if (alwaysAdmitted.test(request.url as string)) return true
      adapt()
      if (underWay.size >= limit) forgetSlowBodies()
      if (underWay.size >= limit || isBehind()) {
        most = Math.max(most, underWay.size)
        return false
      }
      admittedSince += 1
      underWay.set(response, { request, since: now() })
      most = Math.max(most, underWay.size)
      response.once('close', () => leave(response))
      return true
    },
    isAnswering: leave,
  }
}

const everyBeat = (onPause: () => void): void => void setInterval(onPause, beat).unref()

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
