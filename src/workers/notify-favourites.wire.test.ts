import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { unsubscriberOf } from '#contract/signed-links.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { MailFollowUp } from '#store/follow-ups.ts'
import { addFavourites, listFavourites } from '#store/people/favourites.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { composeMail } from './compose-mail.ts'
import { notifyFavourites } from './notify-favourites.ts'
import { app, job, person } from './testing/mailbox.ts'

const open = fixture(openTestDatabase)
const dayMs = 86_400_000
const start = Date.now()
/** A time some days after the start. */
const day = (days: number) => new Date(start + days * dayMs)
const dateOn = (days: number) => tokyoDate(day(days))

/** A reader who saved jobs of these titles on the first day. */
async function reader(...titles: string[]) {
  const who = await person(open, '青木 花子')
  const owner = await person(open, '商店', 'employer')
  const jobs: string[] = []
  for (const title of titles) jobs.push(await job(open, owner, title))
  await addFavourites(open.db, { userId: who.id, jobIds: jobs, today: dateOn(0), now: day(0) })
  return { ...who, jobs, wants: { kinds: { favourite_changed: { mail: true } } } }
}

const edit = (id: string, days: number, change: object) =>
  open.db
    .updateTable('jobs')
    .set({ ...change, updated_at: day(days) })
    .where('id', '=', id)
    .execute()
const pay = (min: number) => ({ terms: JSON.stringify({ pay: { unit: 'month', min } } satisfies Terms) })

/** Runs the pass of a day; the news of a reader, and the mails that it queued for them. */
async function passOn(days: number, { id }: { id: string }, slice?: number) {
  const queue = idleQueue()
  await notifyFavourites(open.db, queue, day(days), slice)
  const told = await open.db
    .selectFrom('notifications')
    .select(['job_id', 'detail'])
    .where('user_id', '=', id)
    .where('at', '=', day(days))
    .execute()
  const mails = (queue.added as MailFollowUp[]).filter((one) => 'user_id' in one && one.user_id === id)
  return { told, mails }
}

test('a favourite tells which published terms changed, once', async () => {
  const who = await reader('看護師')
  const [id = ''] = who.jobs
  await edit(id, 0.1, pay(250_000))
  await passOn(0.2, who)
  await edit(id, 0.5, pay(260_000))
  await edit(id, 0.6, pay(270_000))
  const { told, mails } = await passOn(1, who, 1)
  const changes = [{ term: '給与', before: '月給25万円', after: '27万円' }]
  expect(told).toEqual([{ job_id: id, detail: { state: null, changes } }])
  expect(mails).toEqual([])
  expect((await passOn(2, who)).told).toEqual([])
  await edit(id, 2.5, { title: '正看護師' })
  expect((await passOn(3, who)).told).toEqual([])
})

test('a change before somebody saved the job, or one that was taken back, is no news', async () => {
  const who = await reader('准看護師')
  const [id = ''] = who.jobs
  await edit(id, 0.1, pay(250_000))
  const later = await person(open, '青木 次郎')
  await addFavourites(open.db, { userId: later.id, jobIds: [id], today: dateOn(0), now: day(0.5) })
  expect((await passOn(1, later)).told).toEqual([])
  await edit(id, 1.1, pay(300_000))
  await edit(id, 1.2, pay(250_000))
  expect((await passOn(2, later)).told).toEqual([])
})

test('a favourite tells that it closes and comes back, with what changed meanwhile; a waiting correction does not', async () => {
  const who = await reader('介護士')
  const [id = ''] = who.jobs
  await edit(id, 0.1, { is_active: false })
  expect((await passOn(1, who)).told.map(({ detail }) => detail.state)).toEqual(['closed'])
  expect((await passOn(2, who)).told).toEqual([])
  await edit(id, 2.1, { is_active: true, location: '京都府京都市' })
  const [back] = (await passOn(3, who)).told
  expect(back?.detail).toMatchObject({ state: 'back', changes: [{ term: '勤務地', after: '京都府京都市' }] })
  const revision = {
    job_id: id,
    fields: JSON.stringify({ location: '大阪府' }),
    status: 'pending',
    submitted_at: day(3),
    updated_at: day(3),
  }
  await open.db
    .insertInto('job_revisions')
    .values(revision as never)
    .execute()
  expect((await passOn(4, who)).told).toEqual([])
})

test('a favourite tells of its deadline three days before, but not to who saved it later', async () => {
  const who = await reader('保育士')
  const [id = ''] = who.jobs
  await edit(id, 0.1, { deadline: dateOn(9) })
  expect((await passOn(5, who)).told).toEqual([])
  const late = await person(open, '青木 三郎')
  await addFavourites(open.db, { userId: late.id, jobIds: [id], today: dateOn(6), now: day(6) })
  const { told } = await passOn(6, who)
  expect(told).toEqual([{ job_id: id, detail: { state: 'ending', deadline: dateOn(9), changes: [] } }])
  expect((await passOn(7, who)).told).toEqual([])
  expect((await passOn(7.1, late)).told).toEqual([])
})

test('one mail a day holds all news of favourites, and one press ends them', async () => {
  const who = await reader('経理', '総務', '人事')
  const [paid = '', closed = '', deleted = ''] = who.jobs
  await storeNotificationSettings(open.db, who.id, who.wants)
  await edit(paid, 0.1, { location: '東京都調布市' })
  await edit(closed, 0.1, { is_active: false })
  await open.db.deleteFrom('jobs').where('id', '=', deleted).execute()
  const { told, mails } = await passOn(1, who)
  expect(told).toHaveLength(3)
  expect(mails).toHaveLength(1)
  const [followUp] = mails
  const mail = followUp && (await composeMail(followUp, { db: open.db, now: day(1), ...app }))
  expect(mail?.subject).toBe('お気に入りの求人3件についてのお知らせ｜しごと帖')
  for (const words of ['→ 東京都調布市', '募集が終了しました', '人事（', `/jobs/${paid}`])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain(deleted)
  const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? ''
  expect(unsubscriberOf(token, app.acceptedSecrets)).toEqual({ userId: who.id, kind: 'favourite_changed' })
  await storeNotificationSettings(open.db, who.id, { kinds: { favourite_changed: { mail: false } } })
  expect(followUp && (await composeMail(followUp, { db: open.db, now: day(1), ...app }))).toBeNull()
  expect(await listFavourites(open.db, who.id, dateOn(1), { limit: 9, offset: 0 })).toHaveLength(3)
})
