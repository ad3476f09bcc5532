import { useEffect, useState } from 'react'

/** How long a list rests after a row has left it, in ms: nobody has read the one that moved up under the pointer. */
const restMs = 1_000

/** Whether the list has just lost a row, so that the buttons of those that moved up sleep for a moment. */
export function useRest(ids: readonly string[]): boolean {
  const [seen, setSeen] = useState(ids)
  const [resting, setResting] = useState(false)
  if (ids.join() !== seen.join()) {
    setSeen(ids)
    // Another page has none of them: nothing moved up.
    if (seen.some((id) => !ids.includes(id)) && seen.some((id) => ids.includes(id))) setResting(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row that leaves begins the rest anew
  useEffect(() => {
    if (!resting) return
    const timer = setTimeout(() => setResting(false), restMs)
    return () => clearTimeout(timer)
  }, [resting, seen])
  return resting
}
