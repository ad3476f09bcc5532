import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { person } from '#workers/testing/mailbox.ts'
import { recheckJobs } from './recheck-jobs.ts'

const open = fixture(openTestDatabase)

const queue = idleQueue()
const { added: followUps } = queue
const may = new Date('2026-05-01T18:40:00Z')
const november = new Date('2026-11-20T18:40:00Z')

async function publicJob(more: object): Promise<string> {
  const { id: owner_id } = await person(open, '採用 太郎')
  await open.db
    .insertInto('employer_profiles')
    .values({ user_id: owner_id, name: '商店', address: '東京都港区1-2', phone: '03-1234-5678', updated_at: may })
    .execute()
  const id = v7()
  await insertJob(open.db, {
    ...lawfulPosting,
    ...{ id, owner_id, category: null, deadline: null, is_active: true, salary_min: null, salary_max: null },
    ...{ approval_status: 'approved' as const, was_public: true, created_at: may, updated_at: may },
    ...more,
  })
  return id
}
const hourly = (min: number) => ({
  terms: { ...lawfulPosting.terms, pay: { unit: 'hour' as const, min }, dispatched: false },
})
const onDesk = () =>
  open.db.selectFrom('job_report_cases').select(['job_id', 'found']).where('desk_at', 'is not', null).execute()

test('a new minimum wage brings a job below it to the moderators and notifies its owner, once; it stays public', async () => {
  const [under, over] = [await publicJob(hourly(1_250)), await publicJob(hourly(1_300))]
  const before = await publicJob(hourly(1_000))
  await saveKnownStops(
    open.db,
    [under, over].map((job_id) => ({ job_id, stops: [] })),
  )
  await recheckJobs(open.db, queue, may)
  expect([await onDesk(), followUps]).toEqual([[], []])

  await recheckJobs(open.db, queue, november)
  expect(await onDesk()).toEqual([{ job_id: under, found: ['pay.below-minimum'] }])
  expect(followUps).toEqual([{ kind: 'job-found-unlawful', job_id: under }])
  await recheckJobs(open.db, queue, november)
  expect(followUps).toHaveLength(1)
  const states = await open.db.selectFrom('jobs').select(['approval_status', 'is_active']).execute()
  expect(states).toEqual(Array(3).fill({ approval_status: 'approved', is_active: true }))
  // What was unlawful before anybody checked is not news.
  expect(followUps.some((one) => 'job_id' in one && one.job_id === before)).toBe(false)
})
