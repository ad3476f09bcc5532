/** What is done so takes less than this, in ms. */
const needed = 5
/** After so long it is done all the same. */
const longest = 1_500

/** Does something when the browser has time for it, so that the reader never waits. Gives what calls it off. */
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
