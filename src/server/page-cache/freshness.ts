/** A node's view of the database's public version (store/public-version.ts); times of `performance.now()`. */
export type KnownVersion = {
  readonly generation: number
  readonly learnedAt: number
  readonly required: number
  readonly checkedAt: number
  settle(): Promise<void>
}

/** From which data, and when, a response was produced. */
export type Provenance = {
  /** Whether it shows anything of jobs; everything else changes with the program only. */
  showsJobs: boolean
  /** The generation of changes that was known before its data were read. */
  generation: number
  /** When producing it began (`performance.now()`). */
  begunAt: number
  /** The instant (ms) from which it is wrong in any case: deadlines pass at midnight in Tokyo. */
  until: number
  /** Names the announcements that stood on pages then. */
  announced: string
  /** Whether jobs are missing that wait to get into the search index, which no change announces. */
  partial?: boolean
}

/** When the database is silent for so long (ms), another node's change may have been missed. */
const trustedFor = 900
/** Another node's change may show so much later (ms) here, while the page is rendered again. */
const shownLonger = 500
/** Counts and marks of new jobs may be so old (ms) before they are rendered again in the background. */
const agingAfter = 60_000
/** The same where jobs are missing that will be there soon. */
const partialAgingAfter = 1_000

/** `good` and `aging` are sent, the latter while it is produced again; `unsure` is sent only if that fails. */
export type Freshness = 'good' | 'aging' | 'unsure' | 'gone'

/** Whether an entry may be sent at `at` (`performance.now()`), which is the instant `clock` (ms). */
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
