/** What a node knows of changes to what the public reads (store/public-version.ts); times of `performance.now()`. */
export type PublicChanges = {
  readonly generation: number
  readonly learnedAt: number
  readonly required: number
  readonly checkedAt: number
  settle(): Promise<void>
}

/** Under which circumstances a page was made. */
export type Making = {
  /** Whether it shows anything of jobs; everything else changes with the program only. */
  showsJobs: boolean
  /** The generation of changes that was known before its data were read. */
  generation: number
  /** When its making began (`performance.now()`). */
  begunAt: number
  /** The instant (ms) from which it is wrong in any case: deadlines pass at midnight in Tokyo. */
  until: number
}

/** Without word from the database for so long (ms), another node's change may have been missed. */
const trustedFor = 900
/** Another node's change may show so much later (ms) here, while the page is made anew. */
const shownLonger = 500
/** Counts and seals of jobs may be so old (ms) before they are made anew beside the answers. */
const ageingAfter = 60_000

/** `good` and `ageing` are shown, the latter while it is made anew; `unsure` is shown only if it cannot be made anew. */
export type Freshness = 'good' | 'ageing' | 'unsure' | 'gone'

/** Whether a page may be shown at `at` (`performance.now()`), which is the instant `clock` (ms). */
export function freshnessOf(made: Making, changes: PublicChanges, at: number, clock: number): Freshness {
  if (!made.showsJobs) return 'good'
  if (clock >= made.until) return 'gone'
  if (made.generation === changes.generation) {
    const age = at - made.begunAt
    if (age > trustedFor && at - changes.checkedAt > trustedFor) return 'unsure'
    return age > ageingAfter ? 'ageing' : 'good'
  }
  const justBefore = made.generation === changes.generation - 1 && made.generation >= changes.required
  return justBefore && at - changes.learnedAt < shownLonger ? 'ageing' : 'gone'
}
