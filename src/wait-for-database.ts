import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'
import { ConfigError } from './config-error.ts'

/** Milliseconds between attempts; doubles. */
const firstPause = 500
const longestPause = 10_000

type Options = { log: Pick<Logger, 'warn'>; what: string; signal?: AbortSignal; limitMs?: number }

/**
 * Repeats a start's work on the database, which may start later than this process, until it succeeds, `limitMs` are
 * over (ConfigError) or the signal aborts.
 */
export async function waitForDatabase<Result>(work: () => Promise<Result>, options: Options): Promise<Result> {
  const { log, what, signal, limitMs = Number.POSITIVE_INFINITY } = options
  const begun = performance.now()
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!(isDatabaseAway(error) || isDatabaseSlow(error)) || signal?.aborted) throw error
      const reason = reasonOf(error)
      if (performance.now() - begun + pause > limitMs)
        throw new ConfigError(
          `The database of DATABASE_URL does not answer (${reason}): start it, or correct the address.`,
        )
      log.warn({ what, reason, again_in_ms: pause }, 'the database does not answer; trying again')
      await sleep(pause, undefined, { ...(signal && { signal }), ref: true })
    }
  }
}

/** A code or name, because a driver's message may contain the address. */
function reasonOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code ?? (cause ? reasonOf(cause) : (name ?? 'unknown'))
}
