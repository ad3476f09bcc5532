import { Piscina } from 'piscina'
import { type ConcurrencyLimit, concurrencyLimit } from '#rules/concurrency-limit.ts'
import { fairTurns } from '#rules/fair-turns.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { Done } from './ending-thread.ts'

type PoolLimits = {
  threads: number
  /** Threads that stay although nobody asks; 0 where absent. */
  idleThreads?: number
  /** MiB of a thread's heap; more ends the thread. What its WebAssembly takes, the thread itself bounds (endingThread). */
  heapMb: number
  /** A thread that has nothing to do ends after this (ms). */
  idleMs?: number
  /** A task that takes longer (ms) is ended with its thread, and refused as overloaded. */
  taskMs?: number
  /** How many tasks may wait for a thread, and how long (ms), before they are refused as overloaded. */
  waiting?: number
  waitMs?: number
  /** How many tasks of one person may wait; 3 where absent. */
  waitingOfOne?: number
  /** Added to the nice value of the thread (nice(2)); 10 where absent: on a shared core requests come first. */
  nice?: number
}

export type TaskCaller = {
  /** An account, or an address where nobody is signed in. */
  person?: string | undefined
  /** The block of the network address (addressBlock). */
  address?: string | undefined
  signal?: AbortSignal | undefined
}

export type ThreadPool<Task, Result> = {
  /**
   * The result of a task. `person` names whose it is: one of theirs runs at a time, and few wait. Persons who use the threads
   * less come first, and so do network addresses. A task is ended, with its thread, when `signal` is aborted.
   */
  run(task: Task, caller?: TaskCaller): Promise<Result>
  threads(): number
  /** Waits for what runs, at most `limitMs`. */
  close(limitMs: number): Promise<void>
}

/**
 * Threads for one kind of computing (docs/decisions/0012): refused rather than late, in fair turns, and no thread serves again after an error that its task did not expect (endingThread).
 */
export function threadPool<Task, Result>(filename: URL, limits: PoolLimits): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Done<Result>>({
    filename: filename.href,
    minThreads: limits.idleThreads ?? 0,
    maxThreads: limits.threads,
    idleTimeout: limits.idleMs ?? 0,
    niceIncrement: limits.nice ?? 10,
    // The flags of the process are not for these threads: some keep them from starting.
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
