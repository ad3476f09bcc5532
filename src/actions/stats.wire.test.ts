import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { readJob } from '#actions/jobs/reading.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { viewsCounted } from '#store/jobs/job-views.ts'
import { readEmployerStats, readStats } from './stats.ts'

const board = fixture(openTestBoard)

const none = { params: {}, query: {}, body: {} }
const at = (id: string) => ({ ...none, params: { id } })
const figuresFor = async (who: Viewer) => endpoints.readStats.output!.parse(await readStats(none, board.as(who)))
const ownFigures = async (who: Viewer, given: Record<string, string> = {}) => {
  const query = endpoints.readEmployerStats.query!.parse(given)
  return endpoints.readEmployerStats.output!.parse(await readEmployerStats({ query } as never, board.as(who)))
}

test('figures of an empty board are complete and zero', async () => {
  const admin = await board.person('admin')
  const stats = await figuresFor(admin)
  expect(stats.jobs).toEqual({ total: 0, active: 0, pending: 0, approved: 0, rejected: 0, this_month: 0 })
  expect(stats.applications).toEqual({
    total: 0,
    this_month: 0,
    by_status: { pending: 0, reviewed: 0, accepted: 0, rejected: 0 },
  })
  expect((await ownFigures(admin)).per_day).toHaveLength(90)
})

test('a public board on the server that comes along says so to administrators', async () => {
  const context = board.as(await board.person('admin'))
  const of = async (bundledInProduction: boolean) =>
    endpoints.readStats.output!.parse(
      await readStats(none, { ...context, config: { ...context.config, bundledInProduction } }),
    ).bundled_server
  expect([await of(false), await of(true)]).toEqual([undefined, { version: '18.4', days: expect.any(Number) }])
})

test('months and days begin at midnight in Tokyo', async () => {
  const [owner, seeker, admin] = [await board.person('employer'), await board.person(), await board.person('admin')]
  const lastOfOctober = new Date('2026-10-31T14:59:00Z')
  const firstOfNovember = new Date('2026-10-31T15:00:00Z')
  const longAgo = new Date('2024-01-01T00:00:00Z')
  const [first, second, third] = [
    await board.job(owner, { created_at: lastOfOctober }),
    await board.job(owner),
    await board.job(owner),
  ]
  await applyToJob(at(first), board.as(seeker, lastOfOctober))
  await applyToJob(at(second), board.as(seeker, firstOfNovember))
  await applyToJob(at(third), board.as(seeker, longAgo))
  await readJob(at(first), board.as(seeker, firstOfNovember))
  await viewsCounted(board.open.db)

  const stats = await figuresFor(admin)
  expect(stats.jobs).toMatchObject({ total: 3, active: 3, approved: 3, this_month: 2 })
  expect(stats.applications).toMatchObject({ total: 3, this_month: 1, by_status: { pending: 3 } })
  expect(stats.applications_by_month).toHaveLength(12)
  expect(stats.applications_by_month.slice(-2)).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 1 },
  ])
  expect(stats.top_companies).toEqual([{ company: 'しごと商店', job_count: 3, application_count: 3 }])
  expect(stats.recent_users.length).toBeLessThanOrEqual(5)

  const own = await ownFigures(owner)
  expect(own).toMatchObject({ views: 1, applications: 3, by_status: { pending: 3 }, jobs: { total: 3, active: 3 } })
  expect(own.per_job).toHaveLength(3)
  expect(own).not.toHaveProperty('page')
  const ranked = own.per_job.toSorted((a, b) => b.views - a.views)
  expect(await ownFigures(owner, { limit: '2' })).toEqual({ ...own, per_job: ranked.slice(0, 2), page: 1, limit: 2 })
  expect(await ownFigures(owner, { page: '2', limit: '2' })).toEqual({
    ...own,
    per_job: ranked.slice(2),
    page: 2,
    limit: 2,
  })
  expect(own.per_day).toHaveLength(90)
  expect(own.per_day[0]?.day).toBe('2026-08-23')
  expect(own.per_day.find(({ day }) => day === '2026-10-31')).toEqual({ day: '2026-10-31', views: 0, applications: 1 })
  expect(own.per_day.find(({ day }) => day === '2026-11-01')).toEqual({ day: '2026-11-01', views: 1, applications: 1 })
})

test('jobs count as active while they are public', async () => {
  const [owner, admin] = [await board.person('employer'), await board.person('admin')]
  const active = async () => [(await figuresFor(admin)).jobs.active, (await ownFigures(owner)).jobs.active]
  const before = await active()
  await board.job(owner)
  await board.job(owner, { deadline: '2026-11-20' })
  await board.job(owner, { approval_status: 'pending' })
  await board.job(owner, { approval_status: 'rejected', rejection_reason: '内容の確認が取れません' })
  await board.job(owner, { is_active: false })
  await board.job(owner, { deadline: '2026-11-19' })
  expect(await active()).toEqual(before.map((count) => count + 2))
})

test('the companies with the most applications come first', async () => {
  const [owner, seeker, admin] = [await board.person('employer'), await board.person(), await board.person('admin')]
  const wanted = await board.job(owner, { company: '応募の多い会社' })
  for (let count = 0; count < 4; count += 1) await board.job(owner, { company: '求人の多い会社' })
  await applyToJob(at(wanted), board.as(seeker))
  const names = (await figuresFor(admin)).top_companies.map(({ company }) => company)
  expect(names.indexOf('応募の多い会社')).toBeLessThan(names.indexOf('求人の多い会社'))
})
