import { Piscina } from 'piscina'
import { type ConcurrencyLimit, concurrencyLimit } from '#rules/concurrency-limit.ts'
import { fairTurns } from '#rules/fair-turns.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { Done } from './ending-thread.ts'

type PoolLimits = {
  threads: number
  /** Threads that stay when idle; 0 by default. */
  idleThreads?: number
  /** MiB of a thread's heap; exceeding it ends the thread. endingThread bounds WebAssembly memory. */
  heapMb: number
  /** An idle thread ends after this (ms). */
  idleMs?: number
  /** A longer task (ms) is ended with its thread and refused as overloaded. */
  taskMs?: number
  /** How many tasks may wait, and how long (ms), before they are refused as overloaded. */
  waiting?: number
  waitMs?: number
  /** How many tasks of one person may wait; 3 by default. */
  waitingOfOne?: number
  /** Added to the thread's nice value (nice(2)); 10 by default, because requests come first on a shared core. */
  nice?: number
}

export type TaskCaller = {
  /** An account, or an address for anonymous callers. */
  person?: string | undefined
  /** The block of the network address (addressBlock). */
  address?: string | undefined
  signal?: AbortSignal | undefined
}

export type ThreadPool<Task, Result> = {
  /**
   * Runs a task. One task of a `person` runs at a time, and few wait; persons and network addresses with less recent
   * use come first. Aborting `signal` ends a task with its thread.
   */
  run(task: Task, caller?: TaskCaller): Promise<Result>
  threads(): number
  /** Waits for running tasks, at most `limitMs`. */
  close(limitMs: number): Promise<void>
}

/**
 * Threads for one kind of computing (docs/decisions/0012): refuses work rather than delay it, takes fair turns, and
 * never reuses a thread after an unexpected error (endingThread).
 */
export function threadPool<Task, Result>(filename: URL, limits: PoolLimits): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Done<Result>>({
    filename: filename.href,
    minThreads: limits.idleThreads ?? 0,
    maxThreads: limits.threads,
    idleTimeout: limits.idleMs ?? 0,
    niceIncrement: limits.nice ?? 10,
    // Some flags of the process would keep these threads from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  })
  const { threads, waiting = 20, waitMs = 5_000, waitingOfOne = 3 } = limits
  const ofPerson = concurrencyLimit({ atOnce: 1, waiting: waitingOfOne, waitMs })
  const alone: ConcurrencyLimit = (_key, work) => work()
  const inTurn = fairTurns({ atOnce: threads, waiting, waitMs })

  async function runOnce(task: Task, signal?: AbortSignal): Promise<Done<Result>> {
    const late = limits.taskMs ? AbortSignal.timeout(limits.taskMs) : undefined
    try {
      return await pool.run(task, { signal: AbortSignal.any([signal, late].filter((one) => one !== undefined)) })
    } catch (error) {
      throw late?.aborted && !signal?.aborted ? new RefusalError('overloaded', { retryAfter: 60 }) : error
    }
  }
  return {
    run: (task, { person, address, signal } = {}) => {
      const onFreshThread = (error: unknown) => (isWornOut(error) ? runOnce(task, signal) : Promise.reject(error))
      const work = () => inTurn([person, address], () => runOnce(task, signal).catch(onFreshThread), signal)
      return (person ? ofPerson : alone)(person ?? '', work, signal)
    },
    threads: () => pool.threads.length,
    async close(limitMs) {
      const cut = setTimeout(() => void pool.destroy(), limitMs)
      await pool.close()
      clearTimeout(cut)
    },
  }
}

const isWornOut = (error: unknown) => error instanceof Error && error.name === 'ThreadWornOut'
