import { knownFailure } from '#actions/service.ts'
import { refusalStatus } from '#rules/refusals.ts'
import type { CacheEntry, PlainResponse } from './cache-entry.ts'
import { type Freshness, type KnownVersion, trustedFor } from './freshness.ts'

type Response = CacheEntry | PlainResponse | null

/** How long (ms) a request waits for a new response before it gets an old one; less while the database is silent. */
const waitFor = { trusted: 3_000, untrusted: 1_000 }

/** How often (ms) a new response is tried while the database is away. */
const tryAgainAfter = 1_000

/** A copy of an entry to be sent as stale. */
export const stale = (entry: CacheEntry): CacheEntry => ({ ...entry, isStale: true })

/** Decides when an old response is better than none. */
export function oldResponses(version: KnownVersion) {
  /** When a new response last took too long while the database was silent (`performance.now()`). */
  let missedAt = Number.NEGATIVE_INFINITY

  return {
    /** A new response; undefined when it takes too long or fails for now. */
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
    /** Whether a response begun then may hang on a database that never answers. */
    mayHang: (begunAt: number) => begunAt < missedAt,
    /** Whether a response took too long and the database has been silent since; then no request waits. */
    isAway: () => version.checkedAt < missedAt,
    /** Retries in the background now and then, because a lost message looks like a silent database. */
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

/** Show our own errors, unless the old entry may still be right. */
const canWait = (status: number, state: Freshness) => status === 503 || (status >= 500 && state === 'unsure')

function statusOf(error: unknown): number {
  const known = knownFailure(error)
  return known ? refusalStatus[known.refusal] : 500
}
