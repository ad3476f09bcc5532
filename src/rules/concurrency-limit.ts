import pLimit, { type LimitFunction } from 'p-limit'
import { RefusalError } from './refusals.ts'

type Limits = {
  /** How much may run at once per key. */
  atOnce: number
  /** How much more may wait. */
  waiting: number
  /** How long (ms) it may wait; unlimited by default. */
  waitMs?: number
}

/** Runs work under a key. Aborting `signal` removes waiting work; running work must watch it itself. */
export type ConcurrencyLimit = <Result>(
  key: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

/** Seconds to wait before a retry: queues are short. */
const soon = 2

/** Limits expensive work per key; refuses it as overloaded when too much waits, or for too long. */
export function concurrencyLimit({ atOnce, waiting, waitMs }: Limits): ConcurrencyLimit {
  const queues = new Map<string, { run: LimitFunction; length: number }>()
  return async (key, work, signal) => {
    signal?.throwIfAborted()
    const queue = queues.get(key) ?? { run: pLimit(atOnce), length: 0 }
    if (queue.length >= atOnce + waiting) throw new RefusalError('overloaded', { retryAfter: soon })
    queues.set(key, queue)
    queue.length += 1
    const start = Promise.withResolvers<void>()
    const timer = waitMs && setTimeout(() => start.reject(new RefusalError('overloaded', { retryAfter: soon })), waitMs)
    const leave = () => start.reject(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    const end = Promise.withResolvers<void>()
    // The place is free when the work has ended, or at once when its caller left the queue.
    void queue.run(() => {
      start.resolve()
      return end.promise
    })
    try {
      await start.promise
      clearTimeout(timer)
      return await work()
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      end.resolve()
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
