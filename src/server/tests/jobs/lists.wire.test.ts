import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer', { name: '採用 太郎' }))
const admin = fixture(() => personOf(app, 'admin'))

const get = async (url: string, as: Person | null = null) =>
  (await app.inject({ method: 'GET', url, headers: bearer(as) })).body.data

/** Copies of a job or a user under new ids, all of one instant. */
async function copies(table: 'jobs' | 'users', id: string, times: number): Promise<void> {
  const change =
    table === 'users'
      ? sql`jsonb_build_object('id', uuid, 'email', uuid || '@example.com', 'email_key', uuid)`
      : sql`jsonb_build_object('id', uuid)`
  await sql`INSERT INTO ${sql.table(table)} SELECT (jsonb_populate_record(t, ${change})).* FROM ${sql.table(table)} t,
    (SELECT gen_random_uuid()::text AS uuid FROM generate_series(1, ${times})) u WHERE id = ${id}`.execute(app.open.db)
}

test('thousands of rows come once each, as one valid document, in pieces', async () => {
  const employer = await personOf(app, 'employer')
  await copies('jobs', await jobOf(app, employer, { title: '多数', description: '説明' }), 1_999)
  await copies('users', (await personOf(app)).id, 450)
  const lists = [
    ['/api/jobs', 'jobs', null],
    ['/api/admin/jobs', 'jobs', admin],
    ['/api/jobs/my-jobs', 'jobs', employer],
    ['/api/admin/users', 'users', admin],
  ] as const
  for (const [url, list, as] of lists) {
    const data = await get(url, as)
    const ids = new Set(data[list].map(({ id }: { id: string }) => id))
    const { total } = await get(`${url}?page=1`, as)
    expect([url, data[list].length, ids.size]).toEqual([url, total, total])
    expect(data).not.toHaveProperty('page')
  }
  const unknown = await get('/api/jobs/my-jobs?utm_source=mail', employer)
  expect(unknown.jobs).toHaveLength(2_000)
  const seen = new Set<string>()
  for (let page = 1; page <= 20; page += 1)
    for (const { id } of (await get(`/api/jobs/my-jobs?page=${page}&limit=100`, employer)).jobs) seen.add(id)
  expect(seen.size).toBe(2_000)
  expect(await get('/api/jobs/my-jobs?page=21&limit=100', employer)).toMatchObject({
    jobs: [],
    total: 2_000,
    page: 21,
    limit: 100,
  })
  await app.open.db.deleteFrom('jobs').where('owner_id', '=', employer.id).execute()
})

test('own and all jobs are filtered by public, all jobs by employer', async () => {
  const employer = await personOf(app, 'employer')
  const shown = [await jobOf(app, employer), await jobOf(app, employer, { deadline: '9999-12-31' })]
  await jobOf(app, employer, { approval_status: 'pending' })
  await jobOf(app, employer, { approval_status: 'rejected', rejection_reason: '内容をご確認ください' })
  await jobOf(app, employer, { is_active: false })
  await jobOf(app, employer, { deadline: '2020-01-01' })
  const idsOf = async (url: string, as: Person) => (await get(url, as)).jobs.map(({ id }: { id: string }) => id).sort()

  expect(await idsOf('/api/jobs/my-jobs?status=public', employer)).toEqual(shown.toSorted())
  expect(await idsOf(`/api/admin/jobs?status=public&owner=${employer.id}`, admin)).toEqual(shown.toSorted())
  expect((await get(`/api/admin/jobs?owner=${employer.id}`, admin)).total).toBe(6)
  expect((await get('/api/admin/jobs?owner=x', admin)).total).toBe(0)
})

test('people are found by name with or without a blank, and by digits of their phone', async () => {
  const employer = await personOf(app, 'employer')
  const jobId = await jobOf(app, employer)
  const [joined, apart, wide] = [
    await personOf(app, 'user', { name: '斎藤恵', phone: '090-7777-1234' }),
    await personOf(app, 'user', { name: '斎藤 恵', phone: '+81 90 7777 1234' }),
    await personOf(app, 'user', { name: '斎藤　恵', phone: '（０９０）７７７７１２３４' }),
  ]
  for (const person of [joined, apart, wide]) await applicationOf(app, jobId, person)
  const all = [joined, apart, wide].map(({ email }) => email).sort()
  const users = async (q: string) =>
    (await get(`/api/admin/users?q=${encodeURIComponent(q)}`, admin)).users.map((user: Person) => user.email).sort()
  const applicants = async (q: string) =>
    (await get(`/api/employer/applications?q=${encodeURIComponent(q)}`, employer)).applications
      .map((application: { applicant_email: string }) => application.applicant_email)
      .sort()
  const numbers = [
    '09077771234',
    '090-7777',
    '090 7777 1234',
    '7777-1234',
    '77771234',
    '７７７７１２３４',
    '+81 90-7777-1234',
  ]
  for (const q of ['斎藤恵', '斎藤 恵', '斎藤　恵', ...numbers]) {
    expect([q, await users(q)]).toEqual([q, all])
    expect([q, await applicants(q)]).toEqual([q, all])
  }
  expect(await users('819077')).toEqual([])
  expect(await users('斎藤恵子')).toEqual([])
})

test('administrators find jobs by who posted them', async () => {
  const [saito, other] = await Promise.all([
    personOf(app, 'employer', { name: '斎藤 恵' }),
    personOf(app, 'employer', { name: '別の 投稿者' }),
  ])
  const [mine] = [
    await jobOf(app, saito, { title: '灯台守', description: '灯を守ります' }),
    await jobOf(app, other, { title: '灯台守', description: '灯を守ります' }),
  ]
  const found = async (poster: string, more = '') => {
    const { jobs } = await get(`/api/admin/jobs?page=1&poster=${encodeURIComponent(poster)}${more}`, admin)
    return jobs.map(({ id }: { id: string }) => id)
  }
  for (const poster of ['斎藤 恵', '斎藤恵', saito.email.toUpperCase()]) expect(await found(poster)).toEqual([mine])
  expect(await found('斎藤恵', `&q=${encodeURIComponent('灯台守')}`)).toEqual([mine])
  expect(await found('斎藤恵', `&q=${encodeURIComponent('溶接')}`)).toEqual([])
  expect(await found('だれでもない')).toEqual([])
})

test('a job in the list has exactly the promised fields', async () => {
  const id = await jobOf(app, owner, {
    title: '一覧',
    requirements: ['a, b', 'c', 'd', 'e'],
    benefits: ['f'],
    salary_min: 200_000,
  })
  const { jobs } = await get(`/api/jobs?${new URLSearchParams({ keyword: '一覧' })}`)
  expect(jobs[0]).toMatchObject({
    id,
    requirements: 'a, b, c, d, e',
    tags: ['a, b', 'c', 'd'],
    benefits: ['f'],
    salary_min: 200_000,
    salary_max: null,
    created_by_name: '採用 太郎',
  })
  const promised = `
    id title company location description job_type work_style experience_level category occupations
    occupation_names occupations_guessed workplaces salary_min salary_max requirements tags benefits
    deadline publish_at is_active approval_status rejection_reason created_at updated_at created_by_name
    view_count application_count employer pay_estimate
  `
    .trim()
    .split(/\s+/)
  expect(Object.keys(jobs[0]).sort()).toEqual(promised.sort())
  expect(jobs[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const detail = await get(`/api/jobs/${id}`, admin)
  expect(detail.job.requirements).toEqual(['a, b', 'c', 'd', 'e'])
  await app.open.db.deleteFrom('jobs').where('id', '=', id).execute()
})

test('an address of a job without its id leads to the list of all jobs', async () => {
  const { status, headers } = await app.inject({ method: 'GET', url: '/jobs' })
  expect([status, headers.location]).toEqual([308, '/?keyword='])
})
