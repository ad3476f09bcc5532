import { Piscina } from 'piscina'
import { type ConcurrencyLimit, concurrencyLimit } from '#rules/concurrency-limit.ts'

type PoolLimits = {
  threads: number
  /** Threads that stay although nobody asks; 0 where absent. */
  idleThreads?: number
  /** MiB of a thread's heap; more ends the thread. What its WebAssembly takes, the thread itself bounds (endingThread). */
  heapMb: number
  /** A thread that has nothing to do ends after this (ms). */
  idleMs?: number
  /** A task that takes longer (ms) is ended with its thread. */
  taskMs?: number
  /** How many tasks may wait for a thread, and how long (ms), before they are refused as overloaded. */
  waiting?: number
  waitMs?: number
  /** Added to the nice value of the thread: where threads compete for a core, the one that answers requests comes first. */
  nice?: number
}

export type ThreadPool<Task, Result> = {
  /**
   * The result of a task. `person` names whose it is: one of theirs runs at a time, and three may wait. A task is ended,
   * with its thread, when `signal` is aborted.
   */
  run(task: Task, caller?: { person?: string | undefined; signal?: AbortSignal | undefined }): Promise<Result>
  threads(): number
  /** Waits for what runs, at most `limitMs`. */
  close(limitMs: number): Promise<void>
}

/**
 * Threads for one kind of computing (docs/decisions/0012): refused rather than late, each person a queue of their own, and
 * no thread serves again after an error that its task did not expect (endingThread).
 */
export function threadPool<Task, Result>(filename: URL, limits: PoolLimits): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: filename.href,
    minThreads: limits.idleThreads ?? 0,
    maxThreads: limits.threads,
    idleTimeout: limits.idleMs ?? 0,
    niceIncrement: limits.nice ?? 0,
    // The flags of the process are not for these threads: some keep them from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  })
  const { threads, waiting = 20, waitMs = 5_000 } = limits
  const ofPerson = concurrencyLimit({ atOnce: 1, waiting: 3, waitMs })
  const ofAll = concurrencyLimit({ atOnce: threads, waiting, waitMs })
  const alone: ConcurrencyLimit = (_key, work) => work()

  function runOnce(task: Task, signal?: AbortSignal): Promise<Result> {
    const bounds = [...(signal ? [signal] : []), ...(limits.taskMs ? [AbortSignal.timeout(limits.taskMs)] : [])]
    return pool.run(task, { signal: AbortSignal.any(bounds) })
  }
  return {
    run: (task, { person, signal } = {}) =>
      (person ? ofPerson : alone)(
        person ?? '',
        () =>
          ofAll(
            '',
            () =>
              runOnce(task, signal).catch((error) => {
                if (isWornOut(error)) return runOnce(task, signal)
                throw error
              }),
            signal,
          ),
        signal,
      ),
    threads: () => pool.threads.length,
    async close(limitMs) {
      const cut = setTimeout(() => void pool.destroy(), limitMs)
      await pool.close()
      clearTimeout(cut)
    },
  }
}

const isWornOut = (error: unknown) => error instanceof Error && error.name === 'ThreadWornOut'
