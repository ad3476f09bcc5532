import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import { mailAfterSeconds } from '#rules/jobs/undo-application.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { markNotificationsRead } from '#store/people/notifications.ts'
import { notify } from '#store/people/notify.ts'
import { addApplication, idleQueue } from '#store/testing/rows.ts'
import { composeMail } from './compose-mail.ts'
import { app } from './testing/mailbox.ts'
import { remindDeadlines } from './workers.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer'))

const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000)

/** Somebody with an application, to whom messages about it are told. */
async function conversation() {
  const seeker = await board.person()
  const { db } = board.open
  const job_id = await board.job(owner, { title: '校正' })
  const id = await addApplication(db, { job_id, user_id: seeker.id }, { applied_at: testNow })
  const added: { followUp: FollowUp; seconds: number }[] = []
  const followUps = {
    opened: async () => {},
    add: async (_tx: unknown, followUp: FollowUp, options?: { afterSeconds: number }) =>
      void added.push({ followUp, seconds: options?.afterSeconds ?? 0 }),
  }
  const message = (seconds: number, to = seeker.id) =>
    db.transaction().execute((tx) =>
      notify(tx, followUps, {
        to,
        about: { kind: 'message', application_id: id, message_id: v7() },
        now: after(seconds),
        bundle: { key: `message:${id}`, due: after(seconds + 300) },
      }),
    )
  const mail = (at: number) => composeMail(added[at]!.followUp, { db, now: after(600), ...app })
  return { seeker, added, message, mail }
}

test('messages of five minutes are one mail, and a later one begins another', async () => {
  const { added, message, mail } = await conversation()
  await Promise.all([message(0), message(0)])
  await message(200)
  expect(added.map(({ seconds }) => seconds)).toEqual([300])
  await message(250)
  expect(added.map(({ seconds }) => seconds)).toEqual([300, 300])
  const [first, second] = [await mail(0), await mail(1)]
  expect(first?.subject).toBe('しごと商店からメッセージが3件届きました：校正｜しごと帖')
  expect(first?.text).toContain('メッセージを読む：')
  expect(first?.text).toContain(`${app.publicUrl}/applications`)
  expect(second?.subject).toBe('しごと商店からメッセージが届きました：校正｜しごと帖')
})

test('notifications of both sides at one moment are a mail for each, with their own only', async () => {
  const { added, message, mail } = await conversation()
  await message(0)
  await message(0, owner.id)
  expect(added).toHaveLength(2)
  const subjects = (await Promise.all([mail(0), mail(1)])).map((each) => each?.subject)
  expect(subjects).toEqual([
    'しごと商店からメッセージが届きました：校正｜しごと帖',
    expect.stringMatching(/^.+さんからメッセージが届きました：校正｜しごと帖$/),
  ])
})

test('a mail leaves out read notifications, and is not sent when none is left or it was turned off', async () => {
  const { seeker, message, mail } = await conversation()
  await message(0)
  await message(10)
  await markNotificationsRead(board.open.db, { userId: seeker.id, now: after(5) })
  expect((await mail(0))?.subject).toBe('しごと商店からメッセージが届きました：校正｜しごと帖')
  await storeNotificationSettings(board.open.db, seeker.id, { kinds: { message: { mail: false } } })
  expect(await mail(0)).toBeNull()
  await storeNotificationSettings(board.open.db, seeker.id, { kinds: { message: { mail: true } } })
  await markNotificationsRead(board.open.db, { userId: seeker.id, now: after(20) })
  expect(await mail(0)).toBeNull()
})

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

/** Applies to a job, and gives the follow-ups for the employer that come of it. */
async function apply(jobId: string, at: Date, name?: string) {
  const before = board.followUps.length
  const seeker = await board.person('user', name)
  await applyToJob({ params: { id: jobId }, query: {}, body: {} }, board.as(seeker, at))
  return board.followUps.slice(before).filter(({ kind }) => kind !== 'application-sent')
}
const mailOf = (followUp: unknown, now: Date) => composeMail(followUp as never, { db: board.open.db, now, ...app })

test('the first application is mailed at once, and those of the next half hour in one mail', async () => {
  const employer = await board.person('employer')
  const job = await board.job(employer, { title: '校正' })
  expect(await apply(job, minutes(0))).toMatchObject([{ kind: 'application-received' }])
  const [digest] = await apply(job, minutes(1), '佐藤 美咲')
  const due = new Date(minutes(30).getTime() + mailAfterSeconds * 1_000).toISOString()
  expect(digest).toMatchObject({ kind: 'notifications', user_id: employer.id, due })
  expect(await Promise.all([apply(job, minutes(2), '鈴木 一郎'), apply(job, minutes(20), '田中 次郎')])).toEqual([
    [],
    [],
  ])
  const elsewhere = await board.job(await board.person('employer'))
  expect(await apply(elsewhere, minutes(21))).toMatchObject([{ kind: 'application-received' }])
  const mail = await mailOf(digest, minutes(31))
  expect(mail?.subject).toBe('求人への応募が3件ありました｜しごと帖')
  for (const name of ['佐藤 美咲さん', '鈴木 一郎さん', '田中 次郎さん', '/employer/applications'])
    expect(mail?.text).toContain(name)

  // Within half an hour of that mail another one waits; later the next one goes at once.
  expect(await apply(job, minutes(45))).toMatchObject([{ kind: 'notifications' }])
  expect(await apply(job, minutes(120))).toMatchObject([{ kind: 'application-received' }])
  await storeNotificationSettings(board.open.db, employer.id, { kinds: { application_received: { mail: false } } })
  expect(await mailOf(digest, minutes(31))).toBeNull()
})

test('the owner of a public job is reminded seven days before its deadline, once for each deadline', async () => {
  const employer = await board.person('employer')
  const near = await board.job(employer, { title: '製本', deadline: '2026-11-27' })
  for (const given of [
    { deadline: '2026-11-28' },
    { deadline: '2026-11-20' },
    { deadline: null },
    { deadline: '2026-11-25', is_active: false },
    { deadline: '2026-11-25', approval_status: 'pending' as const },
  ])
    await board.job(employer, given)
  const queue = idleQueue()
  const remind = (at: Date) => remindDeadlines(board.open.db, queue, at)
  await remind(testNow)
  await remind(testNow)
  expect(queue.added).toMatchObject([{ kind: 'notifications', user_id: employer.id }])
  const mail = await mailOf(queue.added[0], testNow)
  expect(mail?.subject).toBe('求人の締切が近づいています｜しごと帖')
  expect(mail?.text).toContain('製本（締切 2026年11月27日（金））')
  expect(mail?.text).toContain(`${app.publicUrl}/employer/jobs/${near}/edit#job-deadline`)

  await board.open.db.updateTable('jobs').set({ deadline: '2026-12-20' }).where('id', '=', near).execute()
  await remind(new Date('2026-12-14T00:00:00Z'))
  expect(queue.added).toHaveLength(2)
})
