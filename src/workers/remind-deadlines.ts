import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { claimEndingJobs } from '#store/jobs/job-deadlines.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'

/** How many days before its deadline the owner of a public job is reminded. */
const daysBeforeDeadline = 7

/** Jobs per transaction. */
const batchSize = 200
const day = 24 * 60 * 60_000

/** Reminds employers of a near deadline, once per deadline. */
export async function remindDeadlines(db: Database, followUps: FollowUps, now: Date): Promise<void> {
  await followUps.opened()
  const today = tokyoDate(now)
  const until = tokyoDate(new Date(now.getTime() + daysBeforeDeadline * day))
  for (let taken = batchSize; taken === batchSize; )
    taken = await db.transaction().execute(async (tx) => {
      const jobs = await claimEndingJobs(tx, { today, until, limit: batchSize })
      for (const { id: job_id, owner_id: employerId, deadline } of jobs)
        await notifyEmployer(tx, followUps, { employerId, about: { kind: 'job_ending', job_id, deadline }, now })
      return jobs.length
    })
}
