import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { markNotificationsRead } from '#store/people/notifications.ts'
import { notify } from '#store/people/notify.ts'
import { composeMail } from './compose-mail.ts'
import { app } from './testing/mailbox.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer'))

const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000)

/** Somebody with an application, to whom messages about it are told. */
async function conversation() {
  const seeker = await board.person()
  const { db } = board.open
  const [id, job_id] = [v7(), await board.job(owner, { title: '校正' })]
  const times = { applied_at: testNow, updated_at: testNow }
  await db
    .insertInto('applications')
    .values({ id, job_id, user_id: seeker.id, ...times })
    .execute()
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
