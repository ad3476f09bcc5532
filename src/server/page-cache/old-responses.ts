import { knownFailure } from '#actions/operations/known-failure.ts'
import { refusalStatus } from '#contract/refusal-status.ts'
import type { CacheEntry, PlainResponse } from './cache-entry.ts'
import type { Freshness, KnownVersion } from './freshness.ts'

type Response = CacheEntry | PlainResponse | null

/** Who has asked waits so long (ms) before an old entry is sent: less while the database gives no word. */
const waitFor = { trusted: 3_000, untrusted: 1_000 }

/** The database is asked every 300 ms, so that no word for so long (ms) is a bad sign. */
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
    /** A new response; undefined when it does not come in time, or may be had later. */
    async newOrNone(producing: Promise<Response>, state: Freshness): Promise<{ response: Response } | undefined> {
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
    /** Whether a new response did not come in time, and the database has given no word since: then nobody waits. */
    isAway: () => version.checkedAt < missedAt,
    /** Tries in the background, once in a while, since its word may be lost while the database is there. */
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

/** A mistake of ours is shown, unless nobody knows whether the old entry is outdated at all. */
const canWait = (status: number, state: Freshness) => status === 503 || (status >= 500 && state === 'unsure')

function statusOf(error: unknown): number {
  const known = knownFailure(error)
  return known ? refusalStatus[known.refusal] : 500
}
