import type { IncomingMessage, ServerResponse } from 'node:http'

/** Requests that may be under way at once: at first, and between which bounds that follows what this node achieves. */
export type InFlight = { atFirst: number; least: number; most: number }

const usual: InFlight = { atFirst: 512, least: 64, most: 2_048 }

/** Admitted requests are answered within so many seconds, at the present rate of answers. */
const answeredWithin = 2

/** How long (ms) a node looks before it changes its limit. */
const period = 500

/**
 * What this node has not read yet waits unseen. Where it has been reading requests without a pause for so long (ms), and
 * has let in so many meanwhile, the next ones have waited too long already.
 */
const reading = { ms: 300, requests: 128 }

/** How often (ms) it looks whether there was a pause. */
const beat = 20

/** Whose body has not come after so long (ms) waits for the caller and not for this node. */
const slowBody = 1_000

export type Admission = {
  /** Whether one more request may be worked on; it counts from now on until its answer begins or its connection ends. */
  admits(request: IncomingMessage, response: ServerResponse): boolean
  /** From now on only the caller's line takes time. */
  isAnswering(response: ServerResponse): void
}

/** What costs next to nothing, and what has to be answered so that a busy node is not taken for a dead one. */
const alwaysAdmitted = /^\/(?:api\/health|api\/ready|metrics|assets\/.*)(?:\?|$)/

/**
 * Bounds how long admitted requests wait by bounding how many there are. The limit is what this node has answered of
 * late in two seconds, so that it follows from the dearness of the requests and from a slow database alike. `onPause`
 * calls back whenever the event loop comes around.
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
    // After a while without requests only those that still wait count.
    const wasBusy = (passed < 4 * period ? most : underWay.size) * 2 >= limit
    const fitting = wasBusy ? (answered / passed) * 1_000 * answeredWithin : inFlight.atFirst
    // By half or double at most, so that one pause does not close the door.
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
