import { expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type OperatorRole, operatorRoles } from '#rules/people/roles.ts'
import { fingerprint, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { goodCall, send } from '#server/testing/sample-calls.ts'

/** Statuses for: anonymous visitor, job seeker, owner of the job, another employer, administrator. */
type Row = readonly [anonymous: number, seeker: number, owner: number, other: number, admin: number]

/** One call of each kind of access; src/server/calls/access.test.ts holds the kinds of all endpoints. */
const rows: [name: EndpointName, row: Row][] = [
  ['forgotPassword', [200, 200, 200, 200, 200]],
  ['signInWithGoogle', [503, 503, 503, 503, 503]],
  ['updateProfile', [401, 200, 200, 200, 200]],
  ['readJob', [401, 200, 200, 200, 200]],
  ['applyToJob', [401, 201, 403, 201, 201]],
  ['postJob', [401, 403, 201, 201, 201]],
  ['askForVerification', [401, 403, 201, 201, 403]],
  ['editJob', [401, 403, 200, 403, 200]],
  ['readApplicant', [401, 403, 200, 403, 200]],
  ['listApplicationNotes', [401, 403, 200, 404, 404]],
  ['changeMember', [401, 403, 200, 404, 404]],
  ['undoJobChanges', [401, 403, 200, 409, 409]],
  ['acceptInvitation', [401, 409, 200, 200, 409]],
  ['deleteAccount', [401, 200, 200, 200, 403]],
  ['approveJob', [401, 403, 403, 403, 200]],
]

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))

test.each(rows)('%s answers each role by its access, and refused calls change nothing', async (name, row) => {
  const owner = await personOf(app, 'employer')
  const all = [null, await personOf(app), owner, await personOf(app, 'employer'), await personOf(app, 'admin')]
  const prepare = (caller: Person | null) => goodCall(name, { app, owner, caller })
  // The owner comes last: some calls end the account that makes them.
  for (const at of [0, 1, 3, 4, 2]) {
    const caller = all[at] ?? null
    const given = await prepare(caller)
    const before = await fingerprint(app)
    const { status, body } = await send(app, name, given, caller)
    expect([at, status]).toEqual([at, row[at]])
    if (status !== 401 && status !== 403) continue
    expect(body).toEqual({ success: false, message: expect.any(String), code: expect.any(String) })
    expect(await fingerprint(app)).toBe(before)
  }
})

test('a call for employers answers 403 to an owner who is a job seeker by now, and changes nothing', async () => {
  const owner = await personOf(app, 'employer')
  const given = await goodCall('editJob', { app, owner, caller: owner })
  await app.open.db.updateTable('users').set({ role: 'user' }).where('id', '=', owner.id).execute()
  const before = await fingerprint(app)
  expect((await send(app, 'editJob', given, owner)).status).toBe(403)
  expect(await fingerprint(app)).toBe(before)
})

test.each(rows)('%s takes a bad token for none', async (name, [anonymous]) => {
  const owner = await personOf(app, 'employer')
  const given = await goodCall(name, { app, owner, caller: owner })
  const { status } = await send(app, name, given, { ...owner, token: 'nonsense' })
  expect(status).toBe(endpoints[name].access === 'public' ? anonymous : 401)
})

const owner = fixture(() => personOf(app, 'employer'))

const operator = (operator_role: OperatorRole) => personOf(app, 'admin', { operator_role })

test('administrators of before are owners', async () => {
  const { body } = await app.call('readMe', {}, await personOf(app, 'admin'))
  expect(body.data.user.operator_role).toBe('owner')
  expect((await app.call('readMe', {}, owner)).body.data.user.operator_role).toBeNull()
})

test('the terminal gives roles, and keeps one owner', async () => {
  const { db } = app.open
  const now = app.dependencies.now()
  await db.updateTable('users').set({ operator_role: 'auditor' }).where('role', '=', 'admin').execute()
  const person = await personOf(app, 'user', { holder_verified: true })
  const make = (role: OperatorRole) => makeAdmin(db, { email: person.email, role, now })
  expect(await make('owner')).toBe('promoted')
  expect(await make('reviewer')).toBe('last-owner')
  const other = await personOf(app, 'user', { holder_verified: true })
  expect(await makeAdmin(db, { email: other.email, now })).toBe('promoted')
  for (const role of operatorRoles.filter((each) => each !== 'owner')) expect(await make(role)).toBe('role-changed')
})

test('a support operator reads public jobs alone; a reviewer and an auditor read all', async () => {
  const [open, waiting] = [
    await jobOf(app, owner),
    await jobOf(app, owner, { approval_status: 'pending', was_public: false }),
  ]
  const statusOf = async (id: string, role: OperatorRole) =>
    (await app.call('readJob', { params: { id } }, await operator(role))).status
  for (const role of ['reviewer', 'auditor', 'owner'] as const) expect(await statusOf(waiting, role)).toBe(200)
  expect([await statusOf(open, 'support'), await statusOf(waiting, 'support')]).toEqual([200, 404])
})

test("looking at a person's data is an entry of the log", async () => {
  const [reader, caller] = [await personOf(app), await operator('support')]
  const boss = await operator('owner')
  await app.call('readUser', { params: { id: reader.id } }, caller)
  const { body } = await app.call('readAuditLog', { query: { subject: reader.id, kind: 'acts' } }, boss)
  expect(body.data.entries).toMatchObject([{ action: 'user:look', actor: { id: caller.id } }])
})

test('only an owner acts on an owner', async () => {
  const [boss, seeker] = [await operator('owner'), await personOf(app)]
  const acts = (params: { id: string; sessionId: string }) =>
    [
      ['readUserAccess', { params }],
      ['editUser', { params, body: { name: '別の 名前' } }],
      ['endUserSession', { params }],
      ['endUserSessions', { params }],
    ] as const
  const sessionOf = async ({ id }: { id: string }) =>
    (await app.open.db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id
  const outcomes = async (by: Person, of: Person) => {
    const params = { id: of.id, sessionId: await sessionOf(of) }
    const statuses = []
    for (const [name, input] of acts(params)) statuses.push((await app.call(name, input as never, by)).status)
    return statuses
  }
  const support = await operator('support')
  expect(await outcomes(support, boss)).toEqual([403, 403, 403, 403])
  expect((await app.call('readMe', {}, boss)).body.data.user.name).not.toBe('別の 名前')
  expect(await outcomes(support, seeker)).toEqual([200, 200, 200, 200])
  expect(await outcomes(support, await operator('reviewer'))).toEqual([200, 200, 200, 200])
  expect(await outcomes(boss, await operator('owner'))).toEqual([200, 200, 200, 200])
})
