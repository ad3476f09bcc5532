import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { rejectJob } from '#actions/jobs/deciding.ts'
import { deleteJob } from '#actions/jobs/managing.ts'
import { readStats } from '#actions/stats.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { insertApplication } from '#store/applications/applications.ts'
import { findJob, lockJobForShare } from '#store/jobs/jobs.ts'
import type { QueueLog } from '#store/queue.ts'
import { foldFigures } from '#store/stats/kept-figures.ts'
import { checkFigures } from './workers.ts'

const logged: { facts: object; text: string }[] = []
const write = (facts: object, text: string) => void logged.push({ facts, text })
const log = { info: () => {}, warn: write, error: write } as unknown as QueueLog
const board = fixture(() => openTestBoard())
const admin = fixture(() => board.person('admin'))

const at = (id: string) => ({ params: { id }, query: {}, body: {} })
/** Keys whose kept figure is not what is there. */
const wrong = async () => {
  const { rows } = await sql<object>`
    SELECT name, key, counted.amount AS counted, kept.amount AS kept
    FROM counted_figures AS counted FULL JOIN kept_figures AS kept USING (name, key)
    WHERE counted.amount IS DISTINCT FROM kept.amount`.execute(board.open.db)
  return rows
}
const changes = async () =>
  (await board.open.db.selectFrom('figure_changes').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow())
    .count

test('figures follow every change, before and after it is folded', async () => {
  const { db } = board.open
  const [owner, other] = [await board.person('employer'), await board.person('employer')]
  const seekers = await Promise.all(Array.from({ length: 4 }, () => board.person()))
  const jobs: string[] = []
  for (const company of ['甲社', '乙社', '甲社']) jobs.push(await board.job(owner, { company }))
  const [first = '', second = '', third = ''] = jobs
  const waiting = await board.job(other, { approval_status: 'pending', company: '丙社', deadline: '2026-12-01' })
  for (const seeker of seekers) for (const id of jobs) await applyToJob(at(id), board.as(seeker))
  expect(await wrong()).toEqual([])
  await foldFigures(db)
  expect(await changes()).toBe(0)
  expect(await wrong()).toEqual([])

  await rejectJob({ ...at(waiting), body: { rejection_reason: '内容の確認が取れません' } }, board.as(admin))
  await db.updateTable('jobs').set({ company: '丁社', deadline: '2026-11-30' }).where('id', '=', first).execute()
  await db.updateTable('jobs').set({ is_active: false }).where('id', '=', second).execute()
  await db.updateTable('applications').set({ status: 'accepted' }).where('job_id', '=', first).execute()
  await deleteJob(at(third), board.as(owner))
  await db.deleteFrom('users').where('id', '=', seekers[0]!.id).execute()
  await db.updateTable('users').set({ role: 'employer' }).where('id', '=', seekers[1]!.id).execute()
  expect(await wrong()).toEqual([])
  await foldFigures(db)
  expect(await changes()).toBe(0)
  expect(await wrong()).toEqual([])
  await db.deleteFrom('users').where('id', '=', owner.id).execute()
  expect(await wrong()).toEqual([])
  expect((await readStats({ params: {}, query: {}, body: {} }, board.as(admin))).top_companies).toEqual([
    { company: '丙社', job_count: 1, application_count: 0 },
  ])
})

test('the nightly count corrects and logs wrong figures, and logs nothing when all are right', async () => {
  const { db } = board.open
  const owner = await board.person('employer')
  const job = await board.job(owner, { company: '戊社' })
  await applyToJob(at(job), board.as(await board.person()))
  const right = await readStats({ params: {}, query: {}, body: {} }, board.as(admin))
  logged.length = 0
  await checkFigures(board.open, log)
  expect(logged).toEqual([])

  await foldFigures(db)
  await db.updateTable('figures').set({ amount: 77 }).where('name', '=', 'applications').execute()
  await db.updateTable('company_figures').set({ jobs: 9 }).where('company', '=', '戊社').execute()
  await db.updateTable('jobs').set({ application_count: 5 }).where('id', '=', job).execute()
  await checkFigures(board.open, log)
  expect(logged).toMatchObject([
    {
      facts: {
        drift: expect.arrayContaining([
          { name: 'company-jobs', keys: 1 },
          { name: 'job-applications', keys: 1 },
        ]),
      },
    },
  ])
  expect(await wrong()).toEqual([])
  expect(await readStats({ params: {}, query: {}, body: {} }, board.as(admin))).toEqual(right)
})

test('many concurrent applicants to one job do not wait for each other, and every figure counts them all', async () => {
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
  expect(await wrong()).toEqual([])
})
