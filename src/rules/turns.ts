import pLimit, { type LimitFunction } from 'p-limit'
import { RefusalError } from './refusals.ts'

/** How much may go on at once under one key, and how much more may wait. */
type TurnLimits = { atOnce: number; waiting: number }

type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Seconds after which trying again makes sense: the line is short. */
const soon = 2

/** Lets dear work go on a little at a time, apart for each key; where too much waits already, it is refused. */
export function turns({ atOnce, waiting }: TurnLimits): Turns {
  const lines = new Map<string, { line: LimitFunction; length: number }>()
  return async (key, work) => {
    const found = lines.get(key) ?? { line: pLimit(atOnce), length: 0 }
    if (found.length >= atOnce + waiting) throw new RefusalError('overloaded', { retryAfter: soon })
    lines.set(key, found)
    found.length += 1
    try {
      return await found.line(work)
    } finally {
      found.length -= 1
      if (found.length === 0) lines.delete(key)
    }
  }
}
