import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'
import { keepYearCounts } from '#store/stats/ledger.ts'

const app = fixture(openTestApp)

const thisYear = () => Number(tokyoDate(app.dependencies.now()).slice(0, 4))
const ledgerOf = (year: number | string, who: Person) =>
  app.inject({ method: 'GET', url: `/api/admin/ledger.csv?year=${year}`, headers: bearer(who) })

test('the ledger of a year counts what happened in it, and names each rejection after the posting is gone', async () => {
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const id = await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  await app.call('rejectJob', { params: { id }, body: { rejection_reason: '賃金が事実と異なります。' } }, admin)
  const reported = await jobOf(app, employer)
  await app.call('reportJob', { params: { id: reported }, body: { reason: 'suspicious' } }, await personOf(app))
  const published = await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  await app.call('approveJob', { params: { id: published }, body: {} }, admin)
  await app.call('deleteJob', { params: { id } }, employer)
  const year = thisYear()
  const { status, headers, text } = await ledgerOf(year, admin)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text).toContain('区分,項目,件数')
  expect(text).toMatch(/求人,却下,1/)
  expect(text).toMatch(/報告とお問い合わせ,求人の報告：.+,1/)
  expect(text).toMatch(new RegExp(`的確な表示のための対応,却下,,.+,${id},賃金が事実と異なります。`))
  expect(text).toMatch(/求人,掲載した求人,1/)
  expect((await ledgerOf(year - 1, admin)).text).toMatch(/求人,却下,0,/)
  expect((await ledgerOf('今年', admin)).status).toBe(400)
  expect((await ledgerOf(year, employer)).status).toBe(403)
})

test('the jobs that a suspension stops count as stopped', async () => {
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const jobs = [
    await jobOf(app, employer),
    await jobOf(app, employer),
    await jobOf(app, employer, { is_active: false }),
  ]
  const params = { id: employer.id }
  await app.call('suspendUser', { params, body: { reason: '許可のない職業紹介のため' } }, admin)
  const { text } = await ledgerOf(thisYear(), admin)
  expect(text).toMatch(/求人,掲載の停止,2,/)
  expect(jobs.map((id) => text.includes(`,${id},許可のない職業紹介のため`))).toEqual([true, true, false])
})

test('anybody reads the figures of this year and the last one, and nothing of a person, a company or a posting', async () => {
  const now = app.dependencies.now()
  const year = thisYear()
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const id = await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  await app.call('rejectJob', { params: { id }, body: { rejection_reason: '賃金が事実と異なります。' } }, admin)
  await keepYearCounts(app.open.db, now)
  const { status, body, text, headers } = await app.call('readTransparency', {})
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=600'])
  expect(body.data.years.map((each: { year: number }) => each.year)).toEqual([year, year - 1])
  const rejected = await app.open.db.selectFrom('job_decisions').where('kind', '=', 'rejected').select('id').execute()
  expect(body.data.years[0].figures).toContainEqual({ item: 'decision.rejected', count: rejected.length })
  expect(body.data.years[1].figures).toContainEqual({ item: 'decision.rejected', count: 0 })
  for (const secret of [id, employer.id, admin.id, '賃金が事実と異なります。']) expect(text).not.toContain(secret)
})

test('a counted year keeps its figures when its reports are deleted', async () => {
  const { db } = app.open
  const year = thisYear()
  const after = new Date(`${year + 1}-01-05T00:00:00Z`)
  await keepYearCounts(db, after)
  const counts = () => db.selectFrom('year_counts').select('counts').where('year', '=', year).executeTakeFirstOrThrow()
  const kept = await counts()
  await db.deleteFrom('job_reports').execute()
  await keepYearCounts(db, after)
  expect(await counts()).toEqual(kept)
})
