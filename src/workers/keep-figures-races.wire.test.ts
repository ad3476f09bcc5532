import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { insertApplication } from '#store/applications/applications.ts'
import { findJob, lockJobForShare } from '#store/jobs/jobs.ts'
import { foldFigures } from '#store/stats/kept-figures.ts'

test('many concurrent applicants to one job do not wait for each other, and every figure counts them all', async () => {
  const board = await openTestBoard()
  const { db } = board.open
  const job = await board.job(await board.person('employer'))
  const seekers = await Promise.all(Array.from({ length: 81 }, () => board.person()))
  const [slow, ...others] = seekers
  const apply = (seeker: (typeof seekers)[number]) =>
    applyToJob({ params: { id: job }, query: {}, body: {} }, board.as(seeker))

  // A waiting transaction would never end, and fail after the lock timeout of five seconds.
  const holding = await db.startTransaction().execute()
  await lockJobForShare(holding, job)
  const now = new Date('2026-11-20T03:00:00Z')
  const application = { id: v7(), job_id: job, user_id: slow!.id, applied_at: now, updated_at: now }
  await insertApplication(holding, application)
  await Promise.all(others.slice(0, 40).map(apply))
  expect((await findJob(db, job))?.application_count).toBe(40)
  await holding.commit().execute()

  await Promise.all([...others.slice(40).map(apply), foldFigures(db), foldFigures(db)])
  expect((await findJob(db, job))?.application_count).toBe(81)
  await Promise.all([foldFigures(db), foldFigures(db)])
  expect((await findJob(db, job))?.application_count).toBe(81)
  const { rows } = await sql`
    SELECT name, key FROM counted_figures AS counted FULL JOIN kept_figures AS kept USING (name, key)
    WHERE counted.amount IS DISTINCT FROM kept.amount`.execute(db)
  expect(rows).toEqual([])
  await board.open.close()
})
