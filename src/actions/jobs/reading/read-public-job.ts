import type { Context } from '#actions/context.ts'
import { id as uuid } from '#contract/fields.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'

/** A job for anonymous readers where job pages are public; not counted as a view. */
export async function readPublicJob(id: string, { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>) {
  const isId = config.publicJobPages && uuid.safeParse(id).success
  const job = isId ? await findVisibleJob(db, id, null, tokyoDate(now)) : undefined
  if (!job) throw new RefusalError('job-not-found')
  return job
}
