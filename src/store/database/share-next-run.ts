/** Each call gets the result of a run that starts after the call; calls that wait for the same run share it. */
export function shareNextRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null
  let next: Promise<Result> | null = null
  const start = () => {
    next = null
    const run = work().finally(() => {
      running = null
    })
    running = run
    return run
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}
