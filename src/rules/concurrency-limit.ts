import pLimit, { type LimitFunction } from 'p-limit'
import { RefusalError } from './refusals.ts'

type Limits = {
  /** How much may run at once under one key. */
  atOnce: number
  /** How much more may wait. */
  waiting: number
  /** How long (ms) it may wait; unbounded where absent. */
  waitMs?: number
}

/** Runs work under a key. An aborted `signal` takes it out of the queue; work that runs has to watch the signal itself. */
export type ConcurrencyLimit = <Result>(
  key: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

/** Seconds after which trying again makes sense: queues are short. */
const soon = 2

/** Lets expensive work run a little at a time, apart for each key; work is refused as overloaded where too much waits, or for too long. */
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
    // The place is free once the work has ended, or at once where its caller has left the queue.
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
