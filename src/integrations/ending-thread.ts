type Bounds = {
  /** Bytes that the thread's WebAssembly takes now; such memory never shrinks. */
  usedBytes: () => number
  mostBytes: number
}

/** What a thread answers: the result, and the time (ms) that it took, without that of starting the thread. */
export type Done<Result> = { result: Result; costMs: number }

/**
 * A task for threadPool that ends its thread with the first error: a program that trapped, or was left in the middle, never
 * works again. A thread whose WebAssembly has grown beyond its bound ends before the next task, which another one does.
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
