import type { QueueLog } from '#store/queue.ts'

/**
 * Runs `work` now and again `ms` after each run, until `stop`, which aborts its signal and waits for it. An error is logged
 * with the sentence `failed`, and the next run tries again.
 */
export function repeat(
  ms: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  log: QueueLog,
  failed: string,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>
  const run = () => {
    running = work(signal)
      .catch((error: Error) => {
        if (!signal.aborted) log.warn({ reason: error.message }, failed)
      })
      .then(() => {
        if (!signal.aborted) timer = setTimeout(run, ms).unref()
      })
  }
  run()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
