import { knownFailure } from '#actions/operations/known-failure.ts'
import { refusalStatus } from '#contract/refusal-status.ts'
import type { CacheEntry, PlainResponse } from './cache-entry.ts'
import type { Freshness, KnownVersion } from './freshness.ts'

type Response = CacheEntry | PlainResponse | null

/** A request waits so long (ms) before an old entry is sent: less while the database is silent. */
const waitFor = { trusted: 3_000, untrusted: 1_000 }

/** The database is asked every 300 ms; silence for so long (ms) means trouble. */
const trustedFor = 900

/** While the database is away, so long (ms) passes between two tries. */
const tryAgainAfter = 1_000

/** An entry as it is sent while no new one can be had. */
export const stale = (entry: CacheEntry): CacheEntry => ({ ...entry, isStale: true })

/** Decides when a response that may be outdated is better than none. */
export function oldResponses(version: KnownVersion) {
  /** When a new response did not come in time while the database gave no word (`performance.now()`). */
  let missedAt = Number.NEGATIVE_INFINITY

  return {
    /** A new response; undefined when it does not come in time or failed for now. */
    async responseInTime(producing: Promise<Response>, state: Freshness): Promise<{ response: Response } | undefined> {
      const isTrusted = performance.now() - version.checkedAt < trustedFor
      const { promise: tooLate, resolve } = Promise.withResolvers<'too late'>()
      const timer = setTimeout(() => resolve('too late'), isTrusted ? waitFor.trusted : waitFor.untrusted)
      try {
        const response = await Promise.race([producing, tooLate])
        if (response === 'too late') missedAt = isTrusted ? missedAt : performance.now()
        else if (!response || !canWait(response.status, state)) return { response }
      } catch (error) {
        if (!canWait(statusOf(error), state)) throw error
      } finally {
        clearTimeout(timer)
      }
      return undefined
    },
    /** Whether what was begun then may wait for an answer of the database that never comes. */
    mayHang: (begunAt: number) => begunAt < missedAt,
    /** Whether a response came too late and the database has been silent since: then no request waits. */
    isAway: () => version.checkedAt < missedAt,
    /** Tries in the background now and then, because a lost message looks like a silent database. */
    tryAgain(produce: () => Promise<Response>): void {
      const triedAt = performance.now()
      if (triedAt - missedAt < tryAgainAfter) return
      missedAt = triedAt
      produce().then(
        (response) => {
          if (missedAt === triedAt && !(response && response.status >= 500)) missedAt = Number.NEGATIVE_INFINITY
        },
        () => undefined,
      )
    },
  }
}

/** Our own errors are shown, unless the old entry may still be right. */
const canWait = (status: number, state: Freshness) => status === 503 || (status >= 500 && state === 'unsure')

function statusOf(error: unknown): number {
  const known = knownFailure(error)
  return known ? refusalStatus[known.refusal] : 500
}
