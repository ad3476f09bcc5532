import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Role } from '#rules/people/roles.ts'
import { applicationOf, jobOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { endpointNames, goodCall, send } from '#server/testing/sample-calls.ts'

// A name: browsers make no passkeys for an address.
const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))

/** Somebody whose every private value is told from everybody else's. */
async function marked(role: Role): Promise<Person & { marks: string[] }> {
  const mark = v7()
  const more = { phone: `phone-${mark}`, address: `address-${mark}`, bio: `bio-${mark}`, education: `school-${mark}` }
  const person = await personOf(app, role, {
    ...more,
    skills: JSON.stringify([{ name: `skill-${mark}`, level: 'expert' }]),
  })
  return { ...person, marks: [person.email, ...Object.values(more), `skill-${mark}`] }
}

/** All texts in an answer, wherever they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const inward =
  /password_hash|"password":|owner_id|user_id|search_text|prefectures|was_public|email_key|avatar_name|"hash"|session_id|"webp"|"content"|public_key|credential_id|"sealed"|last_step/

test('no answer to visitors, job seekers and employers holds private data of others', async () => {
  const [owner, other, seeker, applicant, admin] = [
    await marked('employer'),
    await marked('employer'),
    await marked('user'),
    await marked('user'),
    await marked('admin'),
  ]
  const jobId = await jobOf(app, owner)
  await applicationOf(app, jobId, applicant, await resumeOf(app, applicant))
  await applicationOf(app, await jobOf(app, other), seeker)
  await jobOf(app, admin)
  const everybody = [owner, other, seeker, applicant, admin]
  // The job seeker applies to one of the owner's jobs on the way.
  const toOwner = new Set([applicant, seeker].flatMap(({ marks }) => marks.slice(0, 2)))

  const visits: [Person | null, (mark: string) => boolean][] = [
    [null, () => false],
    [seeker, (mark) => seeker.marks.includes(mark)],
    // The employer of the job applied to is told how to reach the applicant, and no more.
    [owner, (mark) => owner.marks.includes(mark) || toOwner.has(mark)],
  ]
  for (const [caller, mayKnow] of visits) {
    for (const name of endpointNames.filter((each) => !['deleteAccount', 'signOut', 'refreshSession'].includes(each))) {
      const calls = [await goodCall(name, { app, owner, caller })]
      if (name === 'listApplicants') calls.push({ params: { jobId } })
      if (name === 'readJob') calls.push({ params: { id: jobId } })
      for (const call of calls) {
        const { body, text } = await send(app, name, call, caller)
        if (!body || name === 'readOpenapi') continue
        const leaked = everybody
          .flatMap(({ marks }) => marks)
          .filter((mark) => !mayKnow(mark) && textsIn(body).some((text) => text.includes(mark)))
        expect([name, leaked]).toEqual([name, []])
        expect(text).not.toMatch(inward)
      }
    }
  }
})

test('answers to administrators hold no inward fields either', async () => {
  const [admin, owner] = [await marked('admin'), await marked('employer')]
  const names: EndpointName[] = [
    'listUsers',
    'readUser',
    'editUser',
    'toggleVerification',
    'listAllJobs',
    'listPendingJobs',
    'toggleJob',
    'readStats',
  ]
  await jobOf(app, owner, { approval_status: 'pending' })
  for (const name of names) {
    const { status, text } = await send(app, name, await goodCall(name, { app, owner, caller: admin }), admin)
    expect([name, status]).toEqual([name, 200])
    expect(text).not.toMatch(inward)
  }
})

test('a user object has exactly the promised fields, for its owner and for administrators', async () => {
  const [person, admin] = [await marked('user'), await marked('admin')]
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
  const person = await marked('user')
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

test('a failure that nobody foresaw is 500 and says nothing of what went wrong inside', async () => {
  const broken = await openTestApp()
  const { db } = broken.open
  try {
    await db.schema.alterTable('contact_messages').renameTo('elsewhere').execute()
    const body = { name: '山田', email: 'a@example.com', subject: '質問', message: '本文' }
    const { status, body: said } = await broken.call('contactOperator', { body })
    expect([status, said]).toEqual([500, { success: false, message: 'サーバーエラーが発生しました', code: 'failed' }])
  } finally {
    // The next test file gets this database.
    await db.schema.alterTable('elsewhere').renameTo('contact_messages').execute()
    await broken.close()
  }
})

test('without a database calls are 503 with Retry-After and health answers', async () => {
  const lone = await openTestApp()
  await lone.open.close()
  for (const name of ['readReadiness', 'searchJobs', 'countJobs', 'signIn'] as const) {
    const { status, headers, body } = await lone.call(name, {
      body: { email: 'a@example.com', password: 'password' } as never,
    })
    expect([name, status, body.success]).toEqual([name, 503, false])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // Whether it is ready is asked by a load balancer's operator, and answered with the reasons.
    if (name !== 'readReadiness') expect(JSON.stringify(body)).not.toMatch(/database|postgres|closed/i)
  }
  expect((await lone.call('readHealth')).status).toBe(200)
  // A complete list is refused when its writing has begun: the refusal is not compressed, and must not say so.
  const list = await lone.inject({ method: 'GET', url: '/api/jobs', headers: { 'accept-encoding': 'gzip' } })
  expect([list.status, list.headers['content-encoding'], list.body.success]).toEqual([503, undefined, false])
  await lone.http.close()
})
