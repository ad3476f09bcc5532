import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { eventsOf } from '#server/testing/read-calendar.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { openSession } from '#store/people/sessions.ts'
import { composeMail } from '#workers/compose-mail.ts'
import { app as mailConfig } from '#workers/testing/mailbox.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { email_verified: true }))

const hour = 3_600_000
/** A full hour so many hours from now; each test has days of its own. */
const inHours = (hours: number) => {
  const now = app.dependencies.now().getTime()
  return new Date(Math.ceil(now / hour) * hour + hours * hour).toISOString()
}
let days = 10
const nextDay = () => {
  days += 1
  return days * 24
}

type Body = { slots: string[]; minutes?: number; place?: string; note?: string; shared_slot?: boolean }
const propose = (id: string, body: Body, who: Person = employer) =>
  app.call('proposeInterview', { params: { id }, body: { kind: 'online', ...body } }, who)
const act = (
  name: 'acceptInterview' | 'declineInterview' | 'cancelInterview' | 'moveInterview',
  [id, interviewId]: readonly [string, string],
  body: object,
  who: Person,
) => app.call(name, { params: { id, interviewId }, body: body as never }, who)
const list = async (id: string, who: Person) =>
  (await app.call('listInterviews', { params: { id } }, who)).body.data.interviews

async function applied(job?: string) {
  const seeker = await personOf(app, 'user', { email_verified: true })
  const id = await applicationOf(app, job ?? (await jobOf(app, employer)), seeker)
  return { seeker, id }
}
async function proposed(body: Partial<Body> = {}) {
  const { seeker, id } = await applied()
  const at = nextDay()
  const slots = [inHours(at), inHours(at + 3)]
  const { interview } = (await propose(id, { slots, ...body })).body.data
  return { seeker, id, slots, of: [id, interview.id] as const }
}

/** Follow-ups of an interview, each told once. */
const mailsSince = async (from: number) => {
  const context = { db: app.open.db, now: new Date(app.dependencies.now().getTime() + 600_000), ...mailConfig }
  const due = app.followUps.slice(from).filter(({ kind }) => kind !== 'interview-reminder')
  const mails = await Promise.all(due.map((each) => composeMail(each, context)))
  return mails.flatMap((mail) => (mail ? [mail] : []))
}
const addressOf = (to: unknown) => (to as { address: string }).address

test('an employer proposes slots, and the applicant takes one of them', async () => {
  const { seeker, id, slots, of } = await proposed({
    place: 'https://meet.example.com/7',
    note: '持ち物はありません。',
  })
  expect(await list(id, seeker)).toMatchObject([
    {
      ...{ id: of[1], application_id: id, side: 'applicant', kind: 'online', status: 'proposed', minutes: 60 },
      ...{ place: 'https://meet.example.com/7', note: '持ち物はありません。', slots, taken_slots: [], starts_at: null },
      ...{ proposed_by: 'employer', shared_slot: true, job_title: '経理', company: '商店' },
    },
  ])
  const { status, body } = await act('acceptInterview', of, { slot: slots[1] }, seeker)
  expect([status, body.data.interview]).toMatchObject([200, { status: 'accepted', starts_at: slots[1], sequence: 1 }])
  expect(await list(id, employer)).toMatchObject([{ status: 'accepted', side: 'employer', starts_at: slots[1] }])
  expectRefused(
    await act('acceptInterview', of, { slot: slots[0] }, seeker),
    409,
    'この面接は、既に変更されています。画面を読み込み直してください。',
  )
})

test('opening the interviews of an application marks their notifications as read', async () => {
  const { seeker, id, slots, of } = await proposed()
  const unread = async (who: Person) => {
    const { notifications } = (await app.call('listNotifications', {}, who)).body.data
    type Told = { application_id: string | null; is_read: boolean; kind: string }
    const untold = (notifications as Told[]).filter(({ application_id, is_read }) => application_id === id && !is_read)
    return untold.map(({ kind }) => kind)
  }
  expect(await unread(seeker)).toEqual(['interview_proposed'])
  await list(id, employer)
  expect(await unread(seeker)).toEqual(['interview_proposed'])
  await list(id, seeker)
  expect(await unread(seeker)).toEqual([])

  await app.call('sendMessage', { params: { id }, body: { body: 'よろしくお願いします。' } }, seeker)
  await act('acceptInterview', of, { slot: slots[1] }, seeker)
  expect((await unread(employer)).toSorted()).toEqual(['interview_decided', 'message'])
  await list(id, employer)
  expect(await unread(employer)).toEqual(['message'])
})

test('a proposal has one to ten starts in the future', async () => {
  const { id } = await applied()
  const past = new Date(app.dependencies.now().getTime() - hour).toISOString()
  expectRefused(await propose(id, { slots: [past] }), 400, '現在より後の日時を入力してください', 'slots')
  expectRefused(await propose(id, { slots: [] }), 400, '日時を入力してください', 'slots')
  const eleven = Array.from({ length: 11 }, (_, at) => inHours(5_000 + at))
  expectRefused(await propose(id, { slots: eleven }), 400, '10件以内にしてください', 'slots')
  expect((await propose(id, { slots: eleven.slice(1) })).status).toBe(201)
  expectRefused(await propose(id, { slots: ['来週'] }), 400, '日付を正しく入力してください', 'slots.0')
})

test('an ended application takes no interview', async () => {
  const { seeker, id, of, slots } = await proposed()
  await app.call('withdrawApplication', { params: { id }, body: {} }, seeker)
  expect(await list(id, employer)).toMatchObject([{ status: 'cancelled' }])
  expectRefused(await propose(id, { slots: [inHours(700)] }), 409, 'この応募の選考は終わっています')
  const taken = await act('acceptInterview', of, { slot: slots[0] }, seeker)
  expect(taken.status).toBe(409)
})

test('a rejected applicant takes no slot and asks for none', async () => {
  const job = await jobOf(app, employer)
  const { seeker, id } = await applied(job)
  const slots = [inHours(nextDay())]
  const { interview } = (await propose(id, { slots })).body.data
  const params = { jobId: job, applicationId: id }
  await app.call('decideApplication', { params, body: { status: 'rejected' } }, employer)
  const of = [id, interview.id] as const
  const over = 'この応募の選考は終わっています'
  expectRefused(await act('acceptInterview', of, { slot: slots[0] }, seeker), 409, over)
  expectRefused(await act('declineInterview', of, {}, seeker), 409, over)
  expect(await list(id, seeker)).toMatchObject([{ status: 'proposed' }])
  expect((await act('cancelInterview', of, {}, employer)).status).toBe(200)
})

test('a slot that was not proposed, or is over, is not taken', async () => {
  const { seeker, of } = await proposed()
  expectRefused(await act('acceptInterview', of, { slot: inHours(901) }, seeker), 409, '提示されていない日時です')
  expectRefused(
    await act('acceptInterview', of, { slot: inHours(901) }, employer),
    403,
    'この操作を行う権限がありません',
  )
})

test('the applicant asks for others, the employer moves, and either side cancels', async () => {
  const { seeker, of } = await proposed()
  const declined = await act('declineInterview', of, { note: '午後を希望します' }, seeker)
  expect(declined.body.data.interview).toMatchObject({ status: 'declined', answer: '午後を希望します' })
  const again = [inHours(nextDay())]
  const moved = await act('moveInterview', of, { slots: again, minutes: 30 }, employer)
  expect(moved.body.data.interview).toMatchObject({ status: 'proposed', slots: again, minutes: 30 })
  await act('acceptInterview', of, { slot: again[0] }, seeker)
  const other = [inHours(nextDay())]
  const byApplicant = await act('moveInterview', of, { slots: other, note: '発熱のため' }, seeker)
  expect(byApplicant.body.data.interview).toMatchObject({ status: 'proposed', proposed_by: 'applicant' })
  expectRefused(await act('acceptInterview', of, { slot: other[0] }, seeker), 403, 'この操作を行う権限がありません')
  expectRefused(await act('declineInterview', of, {}, seeker), 403, 'この操作を行う権限がありません')
  expect((await act('acceptInterview', of, { slot: other[0] }, employer)).status).toBe(200)
  expect((await act('declineInterview', of, {}, seeker)).status).toBe(409)
  const cancelled = await act('cancelInterview', of, { note: '募集を終えました' }, employer)
  expect(cancelled.body.data.interview).toMatchObject({ status: 'cancelled', answer: '募集を終えました' })
  expect((await act('cancelInterview', of, {}, seeker)).status).toBe(409)
  expect((await act('moveInterview', of, { slots: [inHours(990)] }, seeker)).status).toBe(409)
})

test('a slot that is offered to several is taken by one of them', async () => {
  const [first, second] = [await applied(), await applied()]
  const slots = [inHours(nextDay())]
  const ids = []
  for (const { id } of [first, second]) {
    const { interview } = (await propose(id, { slots, shared_slot: true })).body.data
    ids.push([id, interview.id] as const)
  }
  expect((await act('acceptInterview', ids[0]!, { slot: slots[0] }, first.seeker)).status).toBe(200)
  expect(await list(second.id, second.seeker)).toMatchObject([{ taken_slots: slots }])
  expectRefused(
    await act('acceptInterview', ids[1]!, { slot: slots[0] }, second.seeker),
    409,
    'この日時は、ほかの方に先に決まりました。別の日時を選んでください。',
  )
  // A cancelled interview leaves its slot to the others.
  await act('cancelInterview', ids[0]!, {}, first.seeker)
  expect((await act('acceptInterview', ids[1]!, { slot: slots[0] }, second.seeker)).status).toBe(200)
  const third = await applied()
  const open = (await propose(third.id, { slots, shared_slot: false })).body.data.interview
  expect((await act('acceptInterview', [third.id, open.id], { slot: slots[0] }, third.seeker)).status).toBe(200)
})

test('both calendars get the interview, its changes and its cancellation in order', async () => {
  const { seeker, of, slots } = await proposed({ place: '本社3階', minutes: 45 })
  const from = app.followUps.length
  const said: [string, string | null, unknown][] = []
  const hear = async (since: number) => {
    for (const { to, calendar, subject } of await mailsSince(since)) {
      const told = calendar && eventsOf(calendar.content)
      if (told) {
        expect([told.method, told.zones]).toEqual([calendar.method, ['Asia/Tokyo']])
        expect(told.events).toMatchObject([{ uid: `interview-${of[1]}@shigotocho.example`, zone: 'Asia/Tokyo' }])
      }
      const [event] = told?.events ?? []
      said.push([addressOf(to), subject.split('：')[0] ?? '', event && [calendar?.method, event.sequence, event.start]])
    }
    return said.splice(0).sort()
  }
  await act('acceptInterview', of, { slot: slots[0] }, seeker)
  const [mail] = await mailsSince(from)
  expect(eventsOf(mail?.calendar?.content ?? '').events).toMatchObject([
    { location: '本社3階', minutes: 45, status: 'CONFIRMED', start: slots[0] },
  ])
  const sorted = (rows: [string, string, unknown][]) => rows.sort()
  expect(await hear(from)).toEqual(
    sorted([
      [seeker.email, '面接の日時が決まりました', ['REQUEST', 1, slots[0]]],
      [employer.email, '面接の日時が決まりました', ['REQUEST', 1, slots[0]]],
    ]),
  )
  const moved = [inHours(nextDay())]
  const before = app.followUps.length
  await act('moveInterview', of, { slots: moved }, employer)
  expect(await hear(before)).toEqual(
    sorted([
      [seeker.email, '面接の日時の変更', ['REQUEST', 2, moved[0]]],
      [employer.email, '面接の日時の変更', ['REQUEST', 2, moved[0]]],
    ]),
  )
  for (const { text, calendar } of await mailsSince(before)) {
    expect(text).toMatch(/これまでの日時：.+\n候補1：/)
    expect(text).not.toContain('中止')
    expect(eventsOf(calendar?.content ?? '').events).toMatchObject([{ status: 'TENTATIVE' }])
  }
  const then = app.followUps.length
  await act('acceptInterview', of, { slot: moved[0] }, seeker)
  expect((await hear(then)).map(([, , event]) => event)).toEqual(Array(2).fill(['REQUEST', 3, moved[0]]))
  const end = app.followUps.length
  await act('cancelInterview', of, {}, seeker)
  const cancelled = '面接が中止になりました'
  expect(await hear(end)).toEqual(
    sorted([seeker, employer].map(({ email }) => [email, cancelled, ['CANCEL', 4, moved[0]]])),
  )
})

test('both are reminded a day and an hour before, but not of a moved interview', async () => {
  const { seeker, of, slots } = await proposed()
  const from = app.followUps.length
  await act('acceptInterview', of, { slot: slots[0] }, seeker)
  const isReminder = (each: FollowUp) => each.kind === 'interview-reminder'
  const reminders = app.followUps.slice(from).filter(isReminder)
  expect(reminders.map((each) => 'before' in each && [each.before, each.side].join(' ')).sort()).toEqual([
    'day applicant',
    'day employer',
    'hour applicant',
    'hour employer',
  ])
  const context = () => ({ db: app.open.db, now: app.dependencies.now(), ...mailConfig })
  const subjects = async () =>
    (await Promise.all(reminders.map((each) => composeMail(each, context())))).map(
      (mail) => mail?.subject.split('：')[0],
    )
  expect((await subjects()).sort()).toEqual([
    ...['まもなく面接です（1時間前のお知らせ）', 'まもなく面接です（1時間前のお知らせ）'],
    ...['明日の面接のお知らせ', '明日の面接のお知らせ'],
  ])
  const other = [inHours(nextDay())]
  await act('moveInterview', of, { slots: other }, employer)
  expect(await subjects()).toEqual(Array(4).fill(undefined))
  await act('acceptInterview', of, { slot: other[0] }, seeker)
  // Those of the first time say nothing of the second.
  expect(await subjects()).toEqual(Array(4).fill(undefined))
})

test('an empty private calendar still has a component (RFC 5545, 3.6)', async () => {
  const { url } = (await app.call('createCalendarFeed', {}, await personOf(app))).body.data
  const { text } = await app.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, '') })
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR\s*$/)
  expect(eventsOf(text).events).toEqual([])
})

test('a private calendar lists its owner’s settled interviews until its address is revoked', async () => {
  const { seeker, of, slots } = await proposed()
  await act('acceptInterview', of, { slot: slots[0] }, seeker)
  await proposed()
  const since = async () => (await app.call('readCalendarFeed', {}, seeker)).body.data.created_at
  expect(await since()).toBeNull()
  const { url } = (await app.call('createCalendarFeed', {}, seeker)).body.data
  expect(typeof (await since())).toBe('string')
  const read = (address: string) => app.inject({ method: 'GET', url: address.replace(/^https?:\/\/[^/]+/, '') })
  const feed = await read(url)
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  // RFC 5545, 3.6: properties of the calendar stand before its components.
  const [properties, ...components] = feed.text.split(/(?=^BEGIN:V(?:TIMEZONE|EVENT))/m)
  expect(properties).toMatch(/X-WR-CALNAME:しごと帖の面接[\s\S]*X-PUBLISHED-TTL:PT1H/)
  expect(components.map((each) => each.trimEnd().split('\r\n').at(-1))).toEqual(['END:VTIMEZONE', 'END:VCALENDAR'])
  expect(eventsOf(feed.text).events).toMatchObject([
    {
      uid: `interview-${of[1]}@${new URL(url).hostname}`,
      start: slots[0],
      zone: 'Asia/Tokyo',
      summary: '面接（オンライン）：商店・経理',
    },
  ])
  const stored = await app.open.db
    .selectFrom('calendar_feeds')
    .select('hash')
    .where('user_id', '=', seeker.id)
    .execute()
  expect(stored.some(({ hash }) => url.includes(hash.toString('base64url')))).toBe(false)
  const next = (await app.call('createCalendarFeed', {}, seeker)).body.data.url
  expect((await read(url)).status).toBe(404)
  expect((await read(next)).status).toBe(200)
  const admin = await personOf(app, 'admin')
  await app.call('suspendUser', { params: { id: seeker.id }, body: { reason: '規約違反' } }, admin)
  expect((await read(next)).status).toBe(404)
  await app.call('unsuspendUser', { params: { id: seeker.id } }, admin)
  seeker.token = await openSession(app.open.db, seeker.id, app.dependencies.now())
  expect((await read(next)).status).toBe(200)
  const stranger = await personOf(app)
  expect((await app.call('readCalendarFeed', {}, stranger)).body.data.created_at).toBeNull()
  await app.call('removeCalendarFeed', {}, stranger)
  expect((await read(next)).status).toBe(200)
  await app.call('removeCalendarFeed', {}, seeker)
  expect((await read(next)).status).toBe(404)
  expectRefused(await read('/api/interviews.ics'), 404, 'ファイルが見つかりません')
})

test('interviews are their own to take along, and go with the account', async () => {
  const { seeker, id, of } = await proposed({ note: '筆記具' })
  const { interviews, total } = (await app.call('listMyInterviews', { query: { page: '1' } }, seeker)).body.data
  expect([total, interviews]).toMatchObject([1, [{ id: of[1], note: '筆記具' }]])
  await app.call('createCalendarFeed', {}, seeker)
  await app.call('deleteAccount', { body: { password: 'password' } }, seeker)
  const { db } = app.open
  expect(await db.selectFrom('interviews').select('id').where('application_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('calendar_feeds').select('hash').where('user_id', '=', seeker.id).execute()).toEqual([])
})
