/** Runs `work` now and again `ms` after each run, until `stop`, which waits for the current run. */
export function repeat(ms: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>
  const run = () => {
    running = work().then(() => {
      if (!stopped) timer = setTimeout(run, ms).unref()
    })
  }
  run()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
