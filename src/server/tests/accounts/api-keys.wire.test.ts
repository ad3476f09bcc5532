import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { callsPerKey, keyPrefix, keyScopes, maxKeys } from '#rules/people/api-keys.ts'
import { applicationOf, fingerprint, jobOf, keyOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { endpointNames, goodCall, send } from '#server/testing/sample-calls.ts'

const app = fixture(() =>
  openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', LIMIT_CONTACTS_PER_ADDRESS: '100/60' } }),
)
const employer = fixture(() => personOf(app, 'employer'))

const all = [...keyScopes]
const create = (body: object, who: Person = employer) => app.call('createApiKey', { body: body as never }, who)
const aKey = { name: '採用管理システム', scopes: all, days: null }

test('a key is shown once, listed by its first letters, and ends at once when it is revoked', async () => {
  const made = await create({ ...aKey, days: 90 })
  const { key, secret } = made.body.data
  expect([made.status, secret]).toEqual([201, expect.stringMatching(/^shigotocho_[\w-]{43}$/)])
  expect(key).toMatchObject({ name: aKey.name, scopes: all, state: 'active', last_used_at: null })
  const listed = await app.call('listApiKeys', {}, employer)
  expect(listed.text).not.toContain(secret)
  expect(listed.body.data.keys[0]).toEqual(key)
  expect(secret.startsWith(key.shown)).toBe(true)
  expect(Date.parse(key.expires_at) - Date.parse(key.created_at)).toBe(90 * 86_400_000)

  expect((await app.call('listMyJobs', {}, secret)).status).toBe(200)
  const [used] = (await app.call('listApiKeys', {}, employer)).body.data.keys
  expect(used.last_used_at).not.toBeNull()
  expect((await app.call('revokeApiKey', { params: { id: key.id } }, employer)).body.message).toContain(
    '取り消しました',
  )
  const refused = await app.call('listMyJobs', {}, secret)
  expectReason(refused, 'key-refused')
  expect(refused.status).toBe(401)
  expectReason(await app.call('revokeApiKey', { params: { id: key.id } }, employer), 'key-not-found')
  const logged = app.open.db.selectFrom('audit_log').select(['action', 'detail']).where('subject_id', '=', employer.id)
  const entries = (await logged.execute()).filter(({ action }) => action.startsWith('key:'))
  expect(entries.map(({ action }) => action)).toEqual(['key:create', 'key:revoke'])
  expect(JSON.stringify(entries)).not.toContain(secret.slice(keyPrefix.length))
})

test('only owners create and list keys of their employer, up to a limit', async () => {
  const founder = await personOf(app, 'employer')
  const [owner, recruiter] = [await memberOf(app, founder, 'owner'), await memberOf(app, founder, 'recruiter')]
  expectReason(await create(aKey, recruiter), 'team-role-too-low')
  expectReason(await app.call('listApiKeys', {}, recruiter), 'team-role-too-low')
  const { id } = await keyOf(app, founder)
  expect((await app.call('listApiKeys', {}, owner)).body.data.keys).toMatchObject([{ id }])
  expectReason(await app.call('revokeApiKey', { params: { id } }, employer), 'key-not-found')
  const attempts = await Promise.all(Array.from({ length: maxKeys }, () => create(aKey, owner)))
  expect(attempts.filter(({ status }) => status === 201)).toHaveLength(maxKeys - 1)
  expectReason(await create(aKey, founder), 'too-many-keys')
})

test('a key reads nothing that only its maker may read as a person', async () => {
  const other = await personOf(app, 'employer')
  const job = await jobOf(app, other)
  await applicationOf(app, job, employer)
  await app.open.db.updateTable('jobs').set({ is_active: false }).where('id', '=', job).execute()
  const { secret } = (await create(aKey)).body.data
  expect((await app.call('readJob', { params: { id: job } }, employer)).status).toBe(200)
  expectReason(await app.call('readJob', { params: { id: job } }, secret), 'job-not-found')
})

test('a key wants a name and a scope that there is', async () => {
  for (const body of [
    { ...aKey, name: ' ' },
    { ...aKey, scopes: [] },
    { ...aKey, scopes: ['jobs:delete'] },
    { ...aKey, days: 7 },
  ])
    expect((await create(body)).status).toBe(400)
})

const open = endpointNames.filter(
  (name) => (endpoints[name] as Endpoint).keyScope && endpoints[name].access !== 'public',
)

test.each([...open, 'readMe'] as EndpointName[])('%s is open to a key with its scope alone', async (name) => {
  const { keyScope, status }: Endpoint = endpoints[name]
  const owner = await personOf(app, 'employer')
  const given = await goodCall(name, { app, owner, caller: owner })
  const { secret } = await keyOf(
    app,
    owner,
    keyScopes.filter((scope) => scope !== keyScope),
  )
  // Its first use is remembered.
  await app.call('readMe', {}, secret)
  const before = await fingerprint(app)
  const refused = await send(app, name, given, { ...owner, token: secret })
  expectReason(refused, 'key-not-allowed')
  expect([refused.status, await fingerprint(app)]).toEqual([403, before])
  if (!keyScope) return
  const right = await keyOf(app, owner, [keyScope])
  expect((await send(app, name, given, { ...owner, token: right.secret })).status).toBe(status)
})

test('a key reads and changes what is its employer’s, and nothing of another', async () => {
  const [other, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const [own, foreign] = [await jobOf(app, employer), await jobOf(app, other, { is_active: false })]
  await applicationOf(app, own, seeker)
  const { secret } = await keyOf(app, employer)
  const applicants = await app.call('listApplicants', { params: { jobId: own } }, secret)
  expect(applicants.body.data.applications).toHaveLength(1)
  expectReason(await app.call('readJob', { params: { id: foreign } }, secret), 'job-not-found')
  expectReason(await app.call('listApplicants', { params: { jobId: foreign } }, secret), 'not-allowed')
  expectReason(await app.call('closeJob', { params: { id: foreign } }, secret), 'not-allowed')
})

test('keys of a former owner, a suspended one or a deleted one open nothing', async () => {
  const founder = await personOf(app, 'employer')
  const owner = await memberOf(app, founder, 'owner')
  const { secret } = await keyOf(app, owner, all, founder)
  const jobs = () => app.call('listMyJobs', {}, secret)
  const { db } = app.open
  const role = (to: 'owner' | 'viewer') =>
    app.call('changeMember', { params: { id: owner.id }, body: { role: to } }, founder)
  const suspend = (id: string, suspended_at: Date | null) =>
    db.updateTable('users').set({ suspended_at }).where('id', '=', id).execute()

  expect((await jobs()).status).toBe(200)
  await role('viewer')
  expectReason(await jobs(), 'key-refused')
  expect((await app.call('listApiKeys', {}, founder)).body.data.keys).toMatchObject([{ state: 'without-owner' }])
  await role('owner')
  for (const id of [owner.id, founder.id]) {
    await suspend(id, app.dependencies.now())
    expectReason(await jobs(), 'key-refused')
    await suspend(id, null)
  }
  expect((await jobs()).status).toBe(200)
  await app.call('removeMember', { params: { id: owner.id } }, founder)
  expectReason(await jobs(), 'key-refused')
  await app.call('deleteAccount', { body: { password: 'password' } }, owner)
  expect(await db.selectFrom('api_keys').select('id').where('employer_id', '=', founder.id).execute()).toEqual([])
})

test('an expired key is refused as expired, and no key passes as a session', async () => {
  const { id, secret } = await keyOf(app, employer)
  await app.open.db.updateTable('api_keys').set({ expires_at: app.dependencies.now() }).where('id', '=', id).execute()
  expectReason(await app.call('listMyJobs', {}, secret), 'key-refused')
  const { keys } = (await app.call('listApiKeys', {}, employer)).body.data
  expect(keys.find((key: { id: string }) => key.id === id)).toMatchObject({ state: 'expired' })
  const good = (await keyOf(app, employer)).secret
  expect((await app.call('refreshSession', {}, good)).status).toBe(401)
  expectReason(await app.call('listMyJobs', {}, `${keyPrefix}nonsense`), 'key-refused')
  // Calls that are open to all do not look at it.
  expect((await app.call('searchJobs', {}, `${keyPrefix}nonsense`)).status).toBe(200)
})

test('a key makes so many calls a minute, and others are not slowed by it', async () => {
  const [busy, calm] = [await keyOf(app, employer), await keyOf(app, employer)]
  await app.call('listMyJobs', {}, busy.secret)
  await app.open.db.updateTable('throttles').set({ count: callsPerKey.times }).where('count', '=', 1).execute()
  const refused = await app.call('listMyJobs', {}, busy.secret)
  expectReason(refused, 'too-many-tries')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.call('listMyJobs', {}, calm.secret)).status).toBe(200)
})
