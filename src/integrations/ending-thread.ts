type Bounds = {
  /** Bytes of the thread's WebAssembly memory, which never shrinks. */
  usedBytes: () => number
  mostBytes: number
}

/** A thread's answer: the result, and the time (ms) without starting the thread. */
export type Done<Result> = { result: Result; costMs: number }

/**
 * A task for threadPool that ends its thread at the first error, because a trapped or interrupted program cannot be
 * reused. A thread beyond its memory bound ends before its next task, which another thread does.
 */
export function endingThread<Task, Result>(work: (task: Task) => Promise<Result> | Result, bounds?: Bounds) {
  return async (task: Task): Promise<Done<Result>> => {
    if (bounds && bounds.usedBytes() > bounds.mostBytes)
      return endThread(Object.assign(new Error('a thread has taken its memory'), { name: 'ThreadWornOut' }))
    const began = performance.now()
    try {
      return { result: await work(task), costMs: performance.now() - began }
    } catch (error) {
      return endThread(error)
    }
  }
}

/** An uncaught error ends the thread; the pool rejects its task with this error and starts another thread. */
function endThread(error: unknown): Promise<never> {
  setImmediate(() => {
    throw error
  })
  return Promise.withResolvers<never>().promise
}
