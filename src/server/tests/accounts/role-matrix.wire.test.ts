import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { fingerprint, personOf } from '#server/testing/people-and-jobs.ts'
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
