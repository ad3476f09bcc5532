import type { Context } from '#actions/context.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { listPublicJobs as listed } from '#store/jobs/public-jobs.ts'
import { everyRow } from '#store/keyset.ts'
import { publicVersion } from '#store/public-version.ts'

/** All public jobs, newest first, read in batches while they are sent; `version` changes whenever they do. */
export async function listPublicJobs({ db, now }: Pick<Context, 'db' | 'now'>) {
  const today = tokyoDate(now)
  // Read the version first: after a change in between, the list is newer than its version, never older.
  const version = `${await publicVersion(db)}-${today}`
  return { version, jobs: () => everyRow((slice) => listed(db, today, slice)) }
}

export type PublicJob =
  Awaited<ReturnType<typeof listPublicJobs>> extends { jobs: () => AsyncGenerator<infer Row> } ? Row : never
