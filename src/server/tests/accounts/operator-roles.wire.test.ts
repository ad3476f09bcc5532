import { expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { type OperatorRole, operatorRoles } from '#rules/people/roles.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
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
