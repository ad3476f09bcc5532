import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { mailLink } from '#store/people/mailed-links.ts'
import { openSession } from '#store/people/sessions.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addApplication } from '#store/testing/rows.ts'
import { consumeAllowance } from '#store/throttles.ts'
import { job, person } from '#workers/testing/mailbox.ts'
import { sweep } from './sweep.ts'

const open = fixture(openTestDatabase)

const asked = { email: 'a@example.com', subject: '件名', message: '本文' }

test('the sweep deletes what is over and keeps the rest', async () => {
  const now = new Date('2026-11-20T20:00:00Z') // the 21st in Tokyo
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  const { db } = open
  const kept = await person(open, '残る 人')
  const gone = await person(open, '去る 人')
  const jobId = await job(open, kept)
  for (const [{ id: userId }, at] of [
    [kept, now],
    [gone, ago(400)],
  ] as const) {
    await openSession(db, userId, at)
    await mailLink(db, { userId, kind: 'verify-email', secret: 's', now: at })
    await insertContactMessage(db, { ...asked, id: v7(), name: userId, received_at: at })
    await consumeAllowance(db, userId, { times: 1, seconds: 60 }, at)
  }
  for (const day of ['2026-11-21', '2026-11-20', '2026-11-18', '2026-11-17'])
    await db
      .insertInto('job_viewers')
      .values({ job_id: jobId, day, viewer: Buffer.from('x') })
      .execute()

  for (const [{ id: user_id }, updated_at] of [
    [kept, ago(1_090)],
    [gone, ago(1_100)],
  ] as const)
    await addApplication(db, { job_id: jobId, user_id }, { status: 'rejected', applied_at: ago(1_200), updated_at })

  await sweep(db, now)

  const users = async (table: 'sessions' | 'mailed_links') =>
    (await db.selectFrom(table).select('user_id').execute()).map((row) => row.user_id)
  expect(await users('sessions')).toEqual([kept.id])
  expect(await users('mailed_links')).toEqual([kept.id])
  const askedBy = await db.selectFrom('contact_messages').select('name').execute()
  expect(askedBy).toEqual([{ name: kept.id }])
  expect(await db.selectFrom('throttles').select('count').execute()).toHaveLength(1)
  expect((await consumeAllowance(db, kept.id, { times: 1, seconds: 60 }, now)).allowed).toBe(false)
  const applied = await db.selectFrom('applications').select('user_id').execute()
  expect(applied).toEqual([{ user_id: kept.id }])
  const application_count = (await findJob(db, jobId))?.application_count
  expect(application_count).toBe(1)
  const days = await db.selectFrom('job_viewers').select('day').orderBy('day').execute()
  expect(days.map((row) => row.day)).toEqual(['2026-11-18', '2026-11-20', '2026-11-21'])
})
