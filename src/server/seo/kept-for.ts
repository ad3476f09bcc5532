/** Makes a value at most once in `ms`; who asks while it is made waits for the same one. What fails is not kept. */
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
