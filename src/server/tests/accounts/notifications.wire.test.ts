import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { deleteNotificationsBefore } from '#store/people/notifications.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const listOf = async (who: Person, query = {}) => (await app.call('listNotifications', { query }, who)).body.data
const kindsOf = async (who: Person) => (await listOf(who)).notifications.map(({ kind }: { kind: string }) => kind)
/** Decides, and waits until it cannot be taken back. */
async function decide(jobId: string, applicationId: string, status: 'reviewed' | 'accepted') {
  await app.call('decideApplication', { params: { jobId, applicationId }, body: { status } }, employer)
  app.wait(10_000)
}

test('an application and its decision reach the list of the other side at once', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const jobId = await jobOf(app, owner, { title: '経理' })
  const applied = await app.call('applyToJob', { params: { id: jobId }, body: {} }, seeker)
  const { id } = applied.body.data.application
  expect(await listOf(owner)).toMatchObject({
    unread: 1,
    notifications: [
      {
        kind: 'application_received',
        title: '求人に応募がありました',
        text: '経理（試験 太郎さん）',
        path: `/employer/jobs/${jobId}/applications`,
        ...{ job_id: jobId, application_id: id, is_read: false },
      },
    ],
  })

  const moved = { params: { jobId, applicationId: id }, body: { status: 'reviewed' } } as const
  await app.call('decideApplication', moved, owner)
  expect((await listOf(seeker)).notifications).toMatchObject([
    {
      kind: 'status_changed',
      title: '選考状況が「確認済み」になりました',
      text: '経理（商店）',
      path: `/applications/${id}`,
    },
  ])
})

test('notification kinds of a newer version are neither listed nor counted', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const { db } = app.open
  await app.call('applyToJob', { params: { id: await jobOf(app, owner) }, body: {} }, seeker)
  await app.call('applyToJob', { params: { id: await jobOf(app, owner) }, body: {} }, seeker)
  await sql`ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check`.execute(db)
  await sql`UPDATE notifications SET kind = 'of_tomorrow' WHERE id IN (
    SELECT id FROM notifications WHERE user_id = ${owner.id} LIMIT 1)`.execute(db)
  const { unread, total, notifications } = await listOf(owner, { page: '1' })
  expect([unread, total, notifications.length]).toEqual([1, 1, 1])
  await app.call('markNotificationsRead', { body: { all: true } }, owner)
  const left = db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', owner.id)
    .where('read_at', 'is', null)
  expect(await left.execute()).toEqual([{ kind: 'of_tomorrow' }])
})

test('notifications of undone or deleted things disappear', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const pending = await jobOf(app, owner, { approval_status: 'pending', was_public: false })
  await app.call('approveJob', { params: { id: pending }, body: {} }, admin)
  await app.call('undoDecision', { params: { id: pending } }, admin)
  const jobId = await jobOf(app, owner)
  const applied = await app.call('applyToJob', { params: { id: jobId }, body: {} }, seeker)
  await app.call('undoApplication', { params: { id: applied.body.data.application.id } }, seeker)
  app.wait(21_000)
  expect(await kindsOf(owner)).toEqual([])

  await app.call('applyToJob', { params: { id: jobId }, body: {} }, seeker)
  await app.call('rejectJob', { params: { id: pending }, body: { rejection_reason: '給与をお書きください。' } }, admin)
  app.wait(21_000)
  expect(await kindsOf(owner)).toEqual(['job_rejected', 'application_received'])
  await app.call('deleteAccount', { body: { password: 'password' } }, seeker)
  expect(await kindsOf(owner)).toEqual(['job_rejected'])
})

test('notifications are read one by one or all at once, and only by the person they are for', async () => {
  const [seeker, other] = [await personOf(app), await personOf(app)]
  const jobId = await jobOf(app, employer)
  for (const who of [seeker, other]) {
    const applicationId = await applicationOf(app, jobId, who)
    await decide(jobId, applicationId, 'reviewed')
    await decide(jobId, applicationId, 'accepted')
  }
  const ids = async (who: Person): Promise<string[]> =>
    (await listOf(who)).notifications.map(({ id }: { id: string }) => id)
  const read = async (body: object, who: Person) =>
    (await app.call('markNotificationsRead', { body }, who)).body.data.unread
  const [newest, oldest] = await ids(seeker)
  expect(await read({ ids: [newest] }, other)).toBe(2)
  expect(await read({ ids: [newest] }, seeker)).toBe(1)
  expect((await listOf(seeker, { page: '2', limit: '1' })).notifications).toMatchObject([
    { id: oldest, is_read: false },
  ])
  expect(await read({}, seeker)).toBe(1)
  expect(await read({ all: true }, seeker)).toBe(0)
  expect((await listOf(other)).unread).toBe(2)
  expect((await app.call('markNotificationsRead', { body: { ids: ['x'] } }, seeker)).status).toBe(400)
})

test('a kind switched off is not listed, and a setting changes only what it names', async () => {
  const seeker = await personOf(app)
  const jobId = await jobOf(app, employer)
  const applicationId = await applicationOf(app, jobId, seeker)
  const choose = (body: object) => app.call('updateNotificationSettings', { body }, seeker)
  await choose({ kinds: { status_changed: { list: false } } })
  await decide(jobId, applicationId, 'reviewed')
  expect((await listOf(seeker)).notifications).toEqual([])
  await choose({ kinds: { status_changed: { mail: false }, message: { push: false } } })
  await choose({ mail: false, kinds: { status_changed: { list: true }, job_found_wanting: { mail: false } } })
  const { settings } = (await app.call('readNotificationSettings', {}, seeker)).body.data
  expect(settings.mail).toBe(false)
  expect(settings.kinds).toMatchObject({
    status_changed: { list: true, mail: false, push: true },
    message: { list: true, mail: true, push: false },
    job_found_wanting: { mail: true },
  })
  await decide(jobId, applicationId, 'accepted')
  expect(await kindsOf(seeker)).toEqual(['status_changed'])
  expect((await choose({ kinds: { nonsense: { mail: false } } })).status).toBe(200)
  expect((await choose({ kinds: { message: { mail: 'no' } } })).status).toBe(400)
})

test('notifications are forgotten after half a year', async () => {
  const seeker = await personOf(app)
  const jobId = await jobOf(app, employer)
  await decide(jobId, await applicationOf(app, jobId, seeker), 'reviewed')
  const now = app.dependencies.now().getTime()
  await deleteNotificationsBefore(app.open.db, new Date(now - 1_000_000))
  expect(await kindsOf(seeker)).toEqual(['status_changed'])
  await deleteNotificationsBefore(app.open.db, new Date(now + 1))
  expect(await kindsOf(seeker)).toEqual([])
})
