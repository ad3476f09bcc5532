import { LRUCache } from 'lru-cache'
import { RefusalError } from './refusals.ts'

type Limits = {
  /** How much may run at once. */
  atOnce: number
  /** How much more may wait, and how long (ms). */
  waiting: number
  waitMs: number
}

/**
 * Does work for callers, such as a person and a network address. Work costs its duration unless it returns another
 * cost. Aborting `signal` removes waiting work.
 */
export type FairTurns = <Result>(
  callers: readonly (string | undefined)[],
  work: () => Promise<{ result: Result; costMs?: number }>,
  signal?: AbortSignal,
) => Promise<Result>

type Waiting = { callers: readonly string[]; start(): void; refuse(): void }

/** Seconds to wait before a retry: queues are short. */
const soon = 2
/** A caller's cost halves after this long (ms). */
const halfLife = 60_000

/**
 * Gives the next turn to the callers who cost least recently, so that many busy ones delay a rare one by one piece of
 * work. Refuses as overloaded: the most expensive waiting work when too much waits, and work that waits too long.
 */
export function fairTurns({ atOnce, waiting, waitMs }: Limits): FairTurns {
  const costs = new LRUCache<string, { ms: number; at: number }>({ max: 10_000 })
  const queue = new Set<Waiting>()
  let running = 0

  function costOf(caller: string, now: number): number {
    const { ms, at } = costs.peek(caller) ?? { ms: 0, at: now }
    return ms * 0.5 ** ((now - at) / halfLife)
  }
  /** Waiting work in order of its turns. */
  function inOrder(): Waiting[] {
    const now = performance.now()
    const sum = ({ callers }: Waiting) => callers.reduce((total, caller) => total + costOf(caller, now), 0)
    return [...queue]
      .map((one) => ({ one, cost: sum(one) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ one }) => one)
  }
  async function takeTurn(callers: readonly string[], signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (reason: unknown) => {
      queue.delete(place)
      reject(reason)
    }
    const refuse = () => leave(new RefusalError('overloaded', { retryAfter: soon }))
    const goAway = () => leave(signal?.reason)
    const place: Waiting = { callers, start: resolve, refuse }
    const timer = setTimeout(refuse, waitMs)
    signal?.addEventListener('abort', goAway, { once: true })
    queue.add(place)
    startNext()
    if (queue.size > waiting) inOrder().at(-1)?.refuse()
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', goAway)
    }
  }
  function startNext(): void {
    if (running >= atOnce) return
    const [next] = inOrder()
    if (!next) return
    queue.delete(next)
    running += 1
    next.start()
  }
  return async (given, work, signal) => {
    signal?.throwIfAborted()
    const callers = given.filter((caller) => caller !== undefined)
    await takeTurn(callers, signal)
    const began = performance.now()
    let costMs: number | undefined
    try {
      const done = await work()
      costMs = done.costMs
      return done.result
    } finally {
      const now = performance.now()
      for (const caller of callers) costs.set(caller, { ms: costOf(caller, now) + (costMs ?? now - began), at: now })
      running -= 1
      startNext()
    }
  }
}
