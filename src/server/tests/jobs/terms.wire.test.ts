import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const fields = { title: '営業', company: '商事', location: '大阪府', description: '提案' }
const post = (more: object) => app.call('postJob', { body: { ...fields, ...more } }, owner)
const posted = async (more: object) => (await post(more)).body.data.job
const edit = (id: string, body: object, as = owner) => app.call('editJob', { params: { id }, body }, as)
const edited = async (id: string, body: object) => (await edit(id, body)).body.data.job

test('terms round-trip on every whole job and are absent without terms', async () => {
  const shifts = [{ start: '09:00', end: '18:00', break_minutes: 60 }]
  const terms = { ...lawfulPosting.terms, hours: { ...lawfulPosting.terms.hours, shifts } }
  const job = await posted({ terms })
  expect(job.terms).toEqual(terms)
  expect((await app.call('readJob', { params: { id: job.id } }, owner)).body.data.job.terms).toEqual(terms)
  const bare = await posted({})
  expect(bare).not.toHaveProperty('terms')
  const lists = [
    (await app.call('listMyJobs', {}, owner)).body.data.jobs,
    (await app.call('listPendingJobs', {}, admin)).body.data.jobs,
    (await app.call('listAllJobs', {}, admin)).body.data.jobs,
  ]
  for (const jobs of lists) {
    const found = (id: string) => jobs.find((one: { id: string }) => one.id === id)
    expect([found(job.id).terms, 'terms' in found(bare.id)]).toEqual([terms, false])
  }
})

test('a wrong member is 400 with its path, and changes nothing', async () => {
  const { id } = await posted({ terms: { trial: { exists: false } } })
  const faulty = { hours: { spans: [{ start: '09:00', end: '25:00' }] }, workplace: { remote_days: 8 } }
  const { status, body } = await edit(id, { title: '新しい題', terms: faulty })
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['terms.workplace.remote_days', 'terms.hours.spans[0].end'],
  ])
  expect((await app.call('readJob', { params: { id } }, owner)).body.data.job).toMatchObject({
    title: '営業',
    terms: { trial: { exists: false } },
  })
})

test("the month's pay follows from the terms, whatever is sent beside them", async () => {
  const pay = { unit: 'hour', min: 1_280, max: 1_500, monthly_hours: 160.5 }
  const job = await posted({ terms: { pay }, salary_min: 900_000, salary_max: 100_000 })
  expect(job).toMatchObject({ salary_min: 205_440, salary_max: 240_750, terms: { pay } })
})

test('an edit replaces all terms, keeps them when it names none, and removes them with null', async () => {
  const { id } = await posted({ terms: { pay: { unit: 'month', min: 250_000 }, dispatched: false } })
  expect((await edited(id, { title: '営業職' })).terms).toEqual({
    pay: { unit: 'month', min: 250_000 },
    dispatched: false,
  })
  expect(await edited(id, { terms: { trial: { exists: false } } })).toMatchObject({
    terms: { trial: { exists: false } },
    salary_min: 250_000,
  })
  expect(await edited(id, { terms: null })).not.toHaveProperty('terms')
})

test('a new salary without terms updates monthly pay and drops any other', async () => {
  const monthly = await posted({ terms: { pay: { unit: 'month', min: 250_000, max: 300_000, bonus: '年2回' } } })
  expect(await edited(monthly.id, { salary_min: 260_000, salary_max: null })).toMatchObject({
    salary_min: 260_000,
    salary_max: null,
    terms: { pay: { unit: 'month', min: 260_000, bonus: '年2回' } },
  })
  const hourly = await posted({ terms: { pay: { unit: 'hour', min: 1_300, monthly_hours: 100 }, dispatched: false } })
  expect((await edited(hourly.id, { salary_min: '130000' })).terms.pay).toMatchObject({ unit: 'hour', min: 1_300 })
  const after = await edited(hourly.id, { salary_min: 210_000 })
  expect([after.salary_min, after.terms]).toEqual([210_000, { dispatched: false }])
})

test('an owner’s change of the terms waits as a correction, the same terms reordered do not', async () => {
  const { id } = await posted({ terms: { pay: { unit: 'hour', min: 1_300 }, dispatched: false } })
  await app.call('approveJob', { params: { id } }, admin)
  const same = await edited(id, { terms: { dispatched: false, trial: null, pay: { min: 1_300, unit: 'hour' } } })
  expect(same.revision).toBeUndefined()
  const other = await edited(id, { terms: { dispatched: false, pay: { min: 1_310, unit: 'hour' } } })
  expect(other.revision.status).toBe('pending')
})

test('a job carries the estimate of its pay in lists and alone, until its employer hides it', async () => {
  const pay = { unit: 'hour', min: 1_200, max: 1_300, monthly_hours: 100 } as const
  const { id, ...job } = await posted({ terms: { pay } })
  const estimate = { month: { min: 120_000, max: 130_000 }, year: { min: 1_440_000, max: 1_560_000 } }
  expect(job).toMatchObject({ pay_estimate: estimate, show_estimate: true })
  expect((await posted({ salary_min: 1 })).pay_estimate).toBeNull()
  await app.call('approveJob', { params: { id }, body: {} }, admin)
  const listed = async () =>
    (await app.call('searchJobs', { query: {} })).body.data.jobs.find((one: { id: string }) => one.id === id)
  expect(await listed()).toMatchObject({ pay_estimate: estimate })
  expect(await edited(id, { show_estimate: false })).toMatchObject({ show_estimate: false, pay_estimate: null })
  expect(await listed()).toMatchObject({ pay_estimate: null })
  expect(await listed()).not.toHaveProperty('show_estimate')
  expect(await edited(id, { title: '営業職' })).toMatchObject({ show_estimate: false })
})
