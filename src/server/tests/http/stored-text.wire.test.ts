import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const seeker = fixture(() => personOf(app))
const admin = fixture(() => personOf(app, 'admin'))

test('text that looks like HTML or SQL is kept and shown as it is', async () => {
  const html = `<script>alert("1")</script> '; DROP TABLE jobs; -- \${x} {{y}} &amp; %s \\n`
  const body = { title: html, company: html, location: html, description: html, requirements: [html, '<b>'] }
  const posted = await app.call('postJob', { body }, owner)
  expect(posted.body.data.job).toMatchObject(body)
  const bio = `${html}\n二行目\t😀𠮷`
  const saved = await app.call('updateProfile', { body: { name: html, bio, skills: [html] } }, owner)
  expect(saved.body.data.user).toMatchObject({ name: html, bio, skills: [html] })
  const { id } = posted.body.data.job
  await app.call('approveJob', { params: { id } }, admin)
  const found = await app.call('searchJobs', { query: { keyword: "'; DROP" } })
  expect(found.body.data).toMatchObject({ total: 1, jobs: [{ id, title: html, created_by_name: html }] })
})

test('unknown fields are ignored, and none of them reaches what the call does not change', async () => {
  const person = await personOf(app)
  const sly = {
    role: 'admin',
    id: owner.id,
    email_verified: true,
    password_hash: 'x',
    has_password: false,
    job_count: 9,
  }
  await app.call('updateProfile', { body: { name: '普通の人', ...sly } as never }, person)
  const me = await app.call('readMe', {}, person)
  expect(me.body.data.user).toMatchObject({ id: person.id, role: 'user', email_verified: false, name: '普通の人' })

  const states = { approval_status: 'approved', owner_id: seeker.id, view_count: 9, was_public: true, id: owner.id }
  const terms = { title: '職', company: '社', location: '東京都', description: '説明' }
  const { body } = await app.call('postJob', { body: { ...terms, ...states } as never }, owner)
  expect(body.data.job).toMatchObject({ approval_status: 'pending', view_count: 0, is_own: true })
  const edited = await app.call('editJob', { params: { id: body.data.job.id }, body: states as never }, owner)
  expect(edited.body.data.job).toMatchObject({ approval_status: 'pending', id: body.data.job.id, view_count: 0 })
})

test('types are not coerced, except that salaries may be text of digits', async () => {
  const terms = { title: '職', company: '社', location: '東京都', description: '説明' }
  const salaries = async (salary_min: unknown, salary_max: unknown) => {
    const { status, body } = await app.call('postJob', { body: { ...terms, salary_min, salary_max } as never }, owner)
    return status === 201 ? [body.data.job.salary_min, body.data.job.salary_max] : body.errors
  }
  expect(await salaries('250000', '300000')).toEqual([250_000, 300_000])
  expect(await salaries(0, null)).toEqual([null, null])
  expect(await salaries('0', '')).toEqual([null, null])
  expect(await salaries(undefined, 300_000)).toEqual([null, 300_000])
  expect(await salaries('abc', 1)).toMatchObject([{ path: 'salary_min' }])
  expect(await salaries(true, 1)).toMatchObject([{ path: 'salary_min' }])
})

test('a long list of wrong entries is answered shortly', async () => {
  const id = await jobOf(app, owner)
  const { status, text } = await app.call(
    'editJob',
    { params: { id }, body: { requirements: Array(60_000).fill(1) } as never },
    owner,
  )
  expect(status).toBe(400)
  expect(text.length).toBeLessThan(20_000)
})

test('NUL and lone surrogates are refused in a query too, and percent signs of people are not', async () => {
  const search = (keyword: string) => app.inject({ method: 'GET', url: `/api/jobs?keyword=${keyword}` })
  for (const keyword of ['%00', 'a%00b', '%ED%A0%80', 'a%ed%bf%bfb']) {
    const { status, body } = await search(keyword)
    const msg = '使用できない文字が含まれています'
    expect([keyword, status, body.errors]).toEqual([keyword, 400, [{ msg, path: 'keyword' }]])
  }
  for (const keyword of ['%', '100%', '%zz', '%FF', '%F0%9F%98%80', '%E6%97%A5+a%2Bb']) {
    expect([keyword, (await search(keyword)).status]).toEqual([keyword, 200])
  }
})
