import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { actionsOf, applicationOf, entriesOf, jobOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { mailLink } from '#store/people/mailed-links.ts'

const vouched = new Map<string, string>()
let app: TestApp
beforeAll(async () => {
  const verify = async (accessToken: string) => {
    const email = vouched.get(accessToken) ?? ''
    return { provider: 'google' as const, subject: accessToken, email, name: '試験 太郎' }
  }
  app = await openTestApp({
    env: { LIMIT_CONTACTS_PER_ADDRESS: '1/3600' },
    outside: { google: { clientId: 'client', scriptUrl: '', verify } },
  })
})
afterAll(() => app.close())
afterEach(() => app.wait(60_000))

describe('the audit log records', () => {
  test('good and bad sign-ins, and sign-out', async () => {
    const { id, email } = await personOf(app)
    await app.call('signIn', { body: { email, password: 'wrong password' } })
    const { body } = await app.call('signIn', { body: { email, password: 'password' } })
    await app.call('signOut', {}, body.data.token as string)
    expect(await entriesOf(app, id)).toMatchObject([
      { action: 'session:refuse-sign-in', actor_id: null, address: '127.0.0.1' },
      { action: 'session:sign-in', actor_id: id, detail: { by: 'password' } },
      { action: 'session:sign-out', actor_id: id },
    ])
  })

  test('a linked provider and a sign-in with it', async () => {
    const { id, email } = await personOf(app, 'user', { email_verified: true })
    vouched.set(id, email)
    await app.call('signInWithGoogle', { body: { accessToken: id } })
    expect(await entriesOf(app, id)).toMatchObject([
      { action: 'user:adopt-identity', detail: { provider: 'google' } },
      { action: 'session:sign-in', detail: { by: 'google' } },
    ])
  })

  test('changes of email, password, role and verification, without the values', async () => {
    const [person, admin] = [await personOf(app), await personOf(app, 'admin')]
    const next = `${v7()}@example.com`
    await app.call('updateProfile', { body: { email: next, currentPassword: 'password' } as never }, person)
    await app.call(
      'changePassword',
      { body: { currentPassword: 'password', newPassword: 'ながいあいことば 2026' } },
      person,
    )
    const link = { userId: person.id, kind: 'verify-email', secret: 'secret', now: app.dependencies.now() } as const
    const { token } = await mailLink(app.open.db, link)
    await app.call('verifyEmail', { body: { token } })
    await app.call('editUser', { params: { id: person.id }, body: { role: 'employer' } }, admin)
    await app.call('toggleVerification', { params: { id: person.id } }, admin)
    const actions = await actionsOf(app, person.id)
    expect(actions).toEqual(
      expect.arrayContaining([
        'user:change-email',
        'user:change-password',
        'user:verify-email',
        'user:change-role',
        'user:toggle-verification',
      ]),
    )
    expect(JSON.stringify(await entriesOf(app, person.id))).not.toContain('example.com')
  })

  test("reading another person's resume", async () => {
    const [owner, employer] = [await personOf(app), await personOf(app, 'employer')]
    const resume = await resumeOf(app, owner)
    const job = await jobOf(app, employer)
    await applicationOf(app, job, owner, resume)
    const received = await app.call('listApplicants', { params: { jobId: job } }, employer)
    const own = await app.call('listResumes', {}, owner)
    const read = (url: string) => app.inject({ method: 'GET', url })
    expect((await read(own.body.data.resumes[0].url)).status).toBe(200)
    const { resume_url } = received.body.data.applications[0]
    expect((await read(resume_url)).status).toBe(200)
    expect((await read(resume_url)).status).toBe(200)
    expect((await read(resume_url.replace(employer.id, owner.id))).status).toBe(404)
    expect((await read(resume_url.replace(/reader=[^&]*&/, ''))).status).toBe(404)
    expect(await entriesOf(app, resume)).toMatchObject([
      { action: 'resume:read', actor_id: employer.id, detail: { owner: owner.id } },
    ])
  })
})

describe('a refusal in the audit log', () => {
  const refusals = async (code: string, actor: Person | null) => {
    const rows = app.open.db.selectFrom('audit_log').selectAll().where('action', '=', `refusal:${code}`)
    return rows.where('actor_id', 'is not distinct from', actor?.id ?? null).execute()
  }

  test('a refusal by permission is recorded once a minute', async () => {
    const person = await personOf(app)
    for (let time = 0; time < 20; time++) await app.call('listUsers', {}, person)
    await vi.waitFor(async () => expect(await refusals('not-allowed', person)).toHaveLength(1))
    expect(await refusals('not-allowed', person)).toMatchObject([
      { address: '127.0.0.1', detail: { call: 'GET /api/admin/users' }, request_id: expect.any(String) },
    ])
    app.wait(60_000)
    await app.call('readStats', {}, person)
    await vi.waitFor(async () => expect(await refusals('not-allowed', person)).toHaveLength(2))
  })

  test('a refusal by a limit is recorded', async () => {
    const body = { name: '試験 太郎', email: 'a@example.com', subject: '件名', message: '本文です' }
    await app.call('contactOperator', { body })
    expect((await app.call('contactOperator', { body })).status).toBe(429)
    await vi.waitFor(async () => expect(await refusals('too-many-tries', null)).toHaveLength(1))
  })

  test('refusals of many callers grow the log by a bounded number a minute', async () => {
    const { token } = await personOf(app)
    const headers = { authorization: `Bearer ${token}` }
    const call = (remoteAddress: string) =>
      app.inject({ method: 'GET', url: '/api/admin/users', headers, remoteAddress })
    const count = async (addresses: string) => {
      const rows = app.open.db.selectFrom('audit_log').select('id').where(sql<string>`host(address)`, 'like', addresses)
      return (await rows.execute()).length
    }
    // From the beginning of a minute on, so that all of them come within it.
    app.wait(60_000 - (app.dependencies.now().getTime() % 60_000))
    for (let host = 0; host < 400; host++) expect((await call(`2001:db8::${host.toString(16)}`)).status).toBe(403)
    app.wait(60_000)
    await call('198.51.100.9')
    await vi.waitFor(async () => expect(await count('198.51.100.9')).toBe(1))
    expect(await count('2001:db8::%')).toBe(300)
  })
})
