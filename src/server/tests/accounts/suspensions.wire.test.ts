import { describe, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const reason = '虚偽の求人を掲載したため'
const suspend = ({ id }: { id: string }) => app.call('suspendUser', { params: { id }, body: { reason } }, admin)
type Then = { id: string; then: 'back' | 'closed' | 'queue' }
const chosen = (id: string, then: Then['then']): Then => ({ id, then })
const unsuspend = ({ id }: { id: string }, jobs: Then[] = []) =>
  app.call('unsuspendUser', { params: { id }, body: { jobs } }, admin)
/** The list of somebody who signs in anew, because a suspension ends sessions. */
const listOf = async (person: Person) => {
  const { token } = (await signIn(person)).body.data
  return (await app.call('listNotifications', {}, token)).body.data.notifications
}
const signIn = ({ email }: Person, password = 'password') => app.call('signIn', { body: { email, password } })

const isPublic = async (id: string) => {
  const { body } = await app.call('searchJobs', { query: { limit: '100' } })
  return body.data.jobs.some((job: { id: string }) => job.id === id)
}

describe('a suspended account', () => {
  test('is signed out at once and learns the reason only with the right password', async () => {
    const person = await personOf(app)
    expect((await suspend(person)).status).toBe(200)
    expect((await app.call('readMe', {}, person)).status).toBe(401)
    const { status, body } = await signIn(person)
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        message: `このアカウントは運営者により停止されています。理由：${reason}`,
        code: 'account-suspended',
        data: { reason },
      },
    ])
    const wrong = await signIn(person, 'wrong password')
    expect([wrong.status, wrong.text.includes(reason)]).toEqual([401, false])
    expect((await unsuspend(person)).status).toBe(200)
    expect((await signIn(person)).status).toBe(200)
  })

  test('has no public job meanwhile, and afterwards those that it had', async () => {
    const owner = await personOf(app, 'employer')
    const [open, closed] = [await jobOf(app, owner), await jobOf(app, owner, { is_active: false })]
    const seeker = await personOf(app)
    expect(await isPublic(open)).toBe(true)
    await suspend(owner)
    expect(await isPublic(open)).toBe(false)
    const { status } = await app.call('applyToJob', { params: { id: open }, body: {} }, seeker)
    expect(status).toBe(409)
    await unsuspend(owner, [chosen(open, 'back')])
    expect([await isPublic(open), await isPublic(closed)]).toEqual([true, false])
  })

  test('has no job that an administrator starts', async () => {
    const owner = await personOf(app, 'employer')
    const id = await jobOf(app, owner)
    await suspend(owner)
    const params = { id }
    for (const answer of [
      await app.call('toggleJob', { params, body: {} }, admin),
      await app.call('reopenJob', { params }, admin),
      await app.call('editJob', { params, body: { is_active: true } }, admin),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        '投稿者の利用が停止されているため、この求人は公開できません',
      ])
    const listed = await app.call('listAllJobs', { query: { owner: owner.id, page: '1' } }, admin)
    expect(listed.body.data.jobs).toMatchObject([{ is_active: false, employer_suspended: true }])
    await unsuspend(owner)
    expect((await app.call('toggleJob', { params, body: {} }, admin)).body.data.job.is_active).toBe(false)
  })

  test('keeps its jobs stopped when another account is let in again', async () => {
    const [owner, another] = [await personOf(app, 'employer'), await personOf(app, 'employer')]
    const [stopped, started] = [await jobOf(app, owner), await jobOf(app, another)]
    for (const each of [owner, another]) await suspend(each)
    await unsuspend(another, [chosen(started, 'back')])
    expect([await isPublic(stopped), await isPublic(started)]).toEqual([false, true])
  })

  test('gets its jobs back, closed or in the queue as chosen, in the queue by default', async () => {
    const owner = await personOf(app, 'employer')
    const [back, closed, queued, absent] = [
      await jobOf(app, owner),
      await jobOf(app, owner),
      await jobOf(app, owner),
      await jobOf(app, owner),
    ]
    const rejected = await jobOf(app, owner, { approval_status: 'rejected', rejection_reason: '所在地が不明のため' })
    await suspend(owner)
    const access = await app.call('readUserAccess', { params: { id: owner.id } }, admin)
    expect(access.body.data.stopped_jobs).toHaveLength(4)
    const strange = await unsuspend(owner, [chosen(await jobOf(app, await personOf(app, 'employer')), 'back')])
    expect([strange.status, strange.body.errors]).toMatchObject([400, [{ path: 'jobs.0.id' }]])
    expect((await unsuspend(owner, [chosen(back, 'later' as never)])).status).toBe(400)
    await unsuspend(owner, [chosen(back, 'back'), chosen(closed, 'closed'), chosen(queued, 'queue')])
    const { body } = await app.call('listAllJobs', { query: { owner: owner.id, page: '1' } }, admin)
    const states = Object.fromEntries(
      body.data.jobs.map((job: { id: string; approval_status: string; is_active: boolean }) => [
        job.id,
        [job.approval_status, job.is_active],
      ]),
    )
    expect(states).toEqual({
      [back]: ['approved', true],
      [closed]: ['approved', false],
      [queued]: ['pending', true],
      [absent]: ['pending', true],
      [rejected]: ['rejected', true],
    })
  })

  test('has no job in the queue, and approving one is refused', async () => {
    const owner = await personOf(app, 'employer')
    const id = await jobOf(app, owner, { approval_status: 'pending', was_public: false })
    const inQueue = async () => {
      const { body } = await app.call('listPendingJobs', { query: { id, page: '1' } }, admin)
      return [body.data.count, body.data.jobs.length]
    }
    const [before] = await inQueue()
    await suspend(owner)
    expect(await inQueue()).toEqual([before - 1, 0])
    const refused = await app.call('approveJob', { params: { id } }, admin)
    expect([refused.status, refused.body.code]).toEqual([409, 'owner-suspended'])
    const { body } = await app.call('bulkApproveJobs', { body: { ids: [id] } }, admin)
    expect(body.data.outcomes).toMatchObject([{ done: false, refusal: 'owner-suspended' }])
    await unsuspend(owner)
    expect(await inQueue()).toEqual([before, 1])
    expect((await app.call('approveJob', { params: { id } }, admin)).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
  })

  test('is notified by mail and list, and the log names operator and reason', async () => {
    const person = await personOf(app)
    await suspend(person)
    await unsuspend(person)
    const told = app.followUps.filter((each) => 'user_id' in each && each.user_id === person.id)
    expect(told.map(({ kind }) => kind)).toEqual(['account-suspended', 'account-unsuspended'])
    const log = await app.call('readAuditLog', { query: { subject: person.id } }, admin)
    expect(log.body.data.entries).toMatchObject([
      { action: 'user:unsuspend', actor: { id: admin.id } },
      { action: 'user:suspend', actor: { id: admin.id }, changes: { reason: { to: reason } } },
    ])
    expect(await listOf(person)).toMatchObject([
      { kind: 'account_changed', title: 'アカウントの利用が再開されました', path: '/settings' },
      { kind: 'account_changed', title: 'アカウントの利用が停止されました', path: '/settings' },
    ])
  })

  test('is suspended once, by the first administrator who asks, and no administrator is suspended', async () => {
    const person = await personOf(app)
    const statuses = (await Promise.all([suspend(person), suspend(person)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    await unsuspend(person)
    expect((await unsuspend(person)).status).toBe(409)
    expect((await suspend(await personOf(app, 'admin'))).status).toBe(403)
  })
})

test('administrators see where a user is signed in, and end one session of them', async () => {
  const person = await personOf(app)
  const second = (await signIn(person)).body.data.token as string
  const { body } = await app.call('readUserAccess', { params: { id: person.id } }, admin)
  expect(body.data).toMatchObject({ suspended_at: null, suspension_reason: null, last_login: expect.any(String) })
  expect(body.data.sessions).toHaveLength(2)
  const params = { id: person.id, sessionId: body.data.sessions[0].id as string }
  const stranger = await personOf(app)
  expect((await app.call('endUserSession', { params: { ...params, id: stranger.id } }, admin)).status).toBe(404)
  expect((await app.call('endUserSession', { params }, admin)).status).toBe(200)
  const left = [(await app.call('readMe', {}, person)).status, (await app.call('readMe', {}, second)).status]
  expect(left.sort()).toEqual([200, 401])
})

test("an administrator's edit notifies the account", async () => {
  const person = await personOf(app, 'user', { phone: '03-1111-2222' })
  const body = { name: '試験 花子', phone: '03-1111-2222', role: 'employer' as const }
  await app.call('editUser', { params: { id: person.id }, body }, admin)
  expect(app.followUps.at(-1)).toEqual({ kind: 'account-edited', user_id: person.id, fields: ['name', 'role'] })
  expect(await listOf(person)).toMatchObject([
    {
      kind: 'account_changed',
      title: '運営者が登録内容を変更しました',
      text: 'お名前、アカウントの種類',
      path: '/profile',
    },
  ])
})
