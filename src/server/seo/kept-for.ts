/** Computes a value at most once in `ms`; callers in between share it. A failure is not cached. */
export function keptFor<Value>(ms: number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | undefined
  return () => {
    const at = performance.now()
    if (kept && at - kept.at < ms) return kept.value
    const mine = { at, value: make() }
    kept = mine
    mine.value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.value
  }
}
