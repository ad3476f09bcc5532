/** Idle time (ms) that suffices for the work. */
const needed = 5
/** After this long (ms) it runs anyway. */
const longest = 1_500

/** Runs work when the browser is idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 50)
    return () => clearTimeout(timer)
  }
  const until = performance.now() + longest
  let request = 0
  const ask = () => {
    request = requestIdleCallback(
      (deadline) => {
        if (deadline.timeRemaining() >= needed || performance.now() > until) act()
        else ask()
      },
      { timeout: longest },
    )
  }
  ask()
  return () => cancelIdleCallback(request)
}
