import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

test('a user object has exactly the promised fields, for its owner and for administrators', async () => {
  const [person, admin] = [await personOf(app), await personOf(app, 'admin')]
  const promised = `
    id name email phone address bio avatar_url role skills skill_details experiences educations education
    email_verified has_password created_at last_login job_count application_count operator_role
  `
    .trim()
    .split(/\s+/)
  const own = (await app.call('readMe', {}, person)).body.data
  expect(Object.keys(own)).toEqual(['user'])
  expect(Object.keys(own.user).sort()).toEqual(promised.sort())
  const papers = { name_kana: null, birth_date: null, postal_code: null, licences: [], summary: null, self_pr: null }
  expect((await app.call('readProfile', {}, person)).body.data).toEqual({ user: { ...own.user, ...papers } })
  expect((await app.call('readUser', { params: { id: person.id } }, admin)).body.data).toEqual(own)
})

test('private answers are never cached', async () => {
  const person = await personOf(app)
  for (const name of ['readMe', 'listMyApplications', 'listAppliedJobIds', 'listResumes', 'searchJobs'] as const)
    expect((await app.call(name, {}, person)).headers['cache-control']).toBe('no-store')
  expect((await app.call('readMe')).headers['cache-control']).toBe('no-store')
})

test('every answer carries the headers that keep browsers from guessing and framing', async () => {
  for (const url of ['/api/health', '/api/jobs', '/api/nothing', '/api/auth/me', '/api/docs', '/api/%zz']) {
    const { headers } = await app.inject({ method: 'GET', url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})
