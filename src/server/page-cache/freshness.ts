/** A node's view of the database's public version (store/public-version.ts); times of `performance.now()`. */
export type KnownVersion = {
  readonly generation: number
  readonly learnedAt: number
  readonly required: number
  readonly checkedAt: number
  settle(): Promise<void>
}

/** From which data a response was produced, and when. */
export type Provenance = {
  /** Whether it depends on jobs; all else changes with the program only. */
  showsJobs: boolean
  /** The known generation of changes before its data were read. */
  generation: number
  /** `performance.now()` when production began. */
  begunAt: number
  /** When (ms) it becomes wrong in any case: deadlines pass at midnight in Tokyo. */
  until: number
  /** Identifies the announcements that it shows. */
  announced: string
  /** Whether it lacks jobs that wait for the search index, whose arrival no change announces. */
  partial?: boolean
}

/** After this long (ms) without an answer of the database, a change on another node may be unknown. */
export const trustedFor = 900
/** How much longer (ms) another node's change may be invisible while the page is rendered again. */
const shownLonger = 500
/** After this long (ms) counts and marks of new jobs are rendered again in the background. */
const agingAfter = 60_000
/** The same while jobs are missing that will arrive soon. */
const partialAgingAfter = 1_000

/** `good` and `aging` are sent, `aging` also renewed; `unsure` is sent only if renewing fails. */
export type Freshness = 'good' | 'aging' | 'unsure' | 'gone'

/** Whether an entry may be sent at `at` (`performance.now()`), the time `clock` (ms). */
export function freshnessOf(entry: Provenance, known: KnownVersion, at: number, clock: number): Freshness {
  if (!entry.showsJobs) return 'good'
  if (clock >= entry.until) return 'gone'
  if (entry.generation === known.generation) {
    const age = at - entry.begunAt
    if (age > trustedFor && at - known.checkedAt > trustedFor) return 'unsure'
    return age > (entry.partial ? partialAgingAfter : agingAfter) ? 'aging' : 'good'
  }
  const justBefore = entry.generation === known.generation - 1 && entry.generation >= known.required
  return justBefore && at - known.learnedAt < shownLonger ? 'aging' : 'gone'
}
