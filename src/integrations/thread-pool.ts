import { Piscina } from 'piscina'
import { type GateCaller, openGate } from '#rules/gate.ts'
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

export type ThreadPool<Task, Result> = {
  /**
   * Runs a task. One task of a `person` runs at a time, and few wait; persons and network addresses with less recent
   * use come first. Aborting `signal` ends a task with its thread.
   */
  run(task: Task, caller?: GateCaller): Promise<Result>
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
  const gate = openGate({ places: threads, waiting, waitMs, ofPerson: { atOnce: 1, waiting: waitingOfOne } })

  async function runOnce(task: Task, signal?: AbortSignal): Promise<Done<Result>> {
    const late = limits.taskMs ? AbortSignal.timeout(limits.taskMs) : undefined
    try {
      return await pool.run(task, { signal: AbortSignal.any([signal, late].filter((one) => one !== undefined)) })
    } catch (error) {
      throw late?.aborted && !signal?.aborted ? new RefusalError('overloaded', { retryAfter: 60 }) : error
    }
  }
  return {
    run: async (task, caller = {}) => {
      const { signal } = caller
      const onFreshThread = (error: unknown) => (isWornOut(error) ? runOnce(task, signal) : Promise.reject(error))
      const work = () => runOnce(task, signal).catch(onFreshThread)
      const { result } = await gate.run(caller, work, ({ costMs }) => costMs)
      return result
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
