import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { MailRefused, RecipientRefused } from '#integrations/mail/message.ts'
import { smtpTransport } from '#integrations/mail/transports.ts'
import { insertSavedSearch, savedSearchesOf } from '#store/alerts/saved-searches.ts'
import { deactivateJob } from '#store/jobs/publication.ts'
import { insertBlock } from '#store/people/blocked-employers.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { addFollow } from '#store/people/public-employers.ts'
import { updateUser } from '#store/people/users.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { app as config, job, person, recordingTransport } from '#workers/testing/mailbox.ts'
import { JobMatcher } from './match-jobs.ts'
import { sendAlerts } from './send-alerts.ts'

let matcher: JobMatcher
let employer: { id: string }
const open = fixture(openTestDatabase)
beforeAll(async () => {
  matcher = new JobMatcher(open.db)
  employer = await person(open, '採用', 'employer')
})

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

async function seeker(search: string, notify: 'none' | 'daily' | 'instant' = 'instant', notify_alternatives = false) {
  const who = await person(open, '山田 花子')
  await updateUser(open.db, who.id, { email_verified: true })
  const id = v7()
  await insertSavedSearch(open.db, {
    id,
    user_id: who.id,
    name: '私の検索',
    search,
    notify,
    notify_alternatives,
    created_at: new Date(),
  })
  return { ...who, search: id }
}

const delivery = { ...config, followUps: idleQueue(), log: quiet }

/** What a worker sends that looks in so many minutes. */
async function mailsAfter(count: number, trouble?: (tries: number) => void) {
  const post = recordingTransport(trouble)
  const sent = await sendAlerts({ ...delivery, db: open.db, transport: post.transport, now: () => minutes(count) })
  expect(sent).toBe(post.delivered.length)
  return post
}
const compare = () => matcher.run(() => new Date())
const to = (mails: { to: unknown }[], { email }: { email: string }) =>
  mails.filter((mail) => (mail.to as { address: string }).address === email) as never as {
    subject: string
    text: string
    unsubscribe: string
    messageId: string
  }[]

test('jobs that match within ten minutes are one mail, sent once', async () => {
  const who = await seeker('keyword=一度だけ')
  const ids = [await job(open, employer, '一度だけ一'), await job(open, employer, '一度だけ二')]
  await job(open, employer, 'ほかの求人')
  await compare()
  expect(to((await mailsAfter(9)).delivered, who)).toEqual([])
  const [mail, ...others] = to((await mailsAfter(11)).delivered, who)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('保存した条件に新着求人が2件あります｜しごと帖')
  for (const text of [
    '「私の検索」（「一度だけ」の求人）に',
    '一度だけ一',
    '一度だけ二',
    'しごと商店',
    '東京都港区',
    '応相談',
  ])
    expect(mail?.text).toContain(text)
  for (const id of ids) expect(mail?.text).toContain(`https://shigotocho.example/jobs/${id}`)
  expect(mail?.text).not.toContain('ほかの求人')
  // The link shows the new ones first.
  const all = new URLSearchParams({ keyword: '一度だけ', sort: 'new' })
  expect(mail?.text).toContain(`https://shigotocho.example/?${all}`)
  expect(mail?.unsubscribe).toMatch(/^https:\/\/shigotocho\.example\/unsubscribe\?token=/)
  await compare()
  expect(to((await mailsAfter(60 * 24 * 2)).delivered, who)).toEqual([])
  const told = await open.db.selectFrom('notifications').selectAll().where('user_id', '=', who.id).execute()
  expect(told).toMatchObject([{ kind: 'alert', saved_search_id: who.search, detail: { jobs: 2 }, listed: true }])
})

test('a daily mail shows twenty jobs and the number of the others', async () => {
  const who = await seeker('keyword=毎日の便り', 'daily')
  for (let n = 0; n < 23; n++) await job(open, employer, `毎日の便り${n}`)
  await compare()
  expect(to((await mailsAfter(0)).delivered, who)).toEqual([])
  const [mail] = to((await mailsAfter(24 * 60)).delivered, who)
  expect(mail?.text.match(/■ /g)).toHaveLength(20)
  expect(mail?.text).toContain('新しい求人が23件あります')
  expect(mail?.text).toContain('ほかに3件あります')
})

test('a job that closed before the mail went is not in it, and nothing left means no mail', async () => {
  const who = await seeker('keyword=閉じた求人')
  await deactivateJob(open.db, await job(open, employer, '閉じた求人'), new Date())
  await compare()
  expect(to((await mailsAfter(11)).delivered, who)).toEqual([])
  // Closed since it was compared: the search counts it no longer either.
  const news = async () => (await savedSearchesOf(open.db, who.id, { now: minutes(11), page: null }))[0]?.new_count
  const later = await job(open, employer, '閉じた求人')
  await compare()
  expect(await news()).toBe(1)
  await deactivateJob(open.db, later, new Date())
  expect([await news(), to((await mailsAfter(11)).delivered, who)]).toEqual([0, []])
})

test('a node that ends between sending and recording a mail sends it again with the same Message-ID', async () => {
  const who = await seeker('keyword=途中で終わる')
  await job(open, employer, '途中で終わる仕事')
  await compare()
  const made = await mailsAfter(11, () => {
    throw new Error('the mail server took it, and the answer was lost')
  })
  const [first] = to(made.tried, who)
  const [again] = to((await mailsAfter(12)).delivered, who)
  expect(again).toEqual(first)
  expect(to((await mailsAfter(60)).delivered, who)).toEqual([])
})

/** A person who follows an employer. */
async function follower(of: { id: string }) {
  const who = await person(open, '山田 花子')
  await updateUser(open.db, who.id, { email_verified: true })
  await addFollow(open.db, who.id, of.id)
  return who
}

/** An employer with a profile. */
async function company(name: string) {
  const who = await person(open, '採用', 'employer')
  await open.db.insertInto('employer_profiles').values({ user_id: who.id, name, updated_at: new Date() }).execute()
  return who
}

const aDay = 24 * 60

test('new jobs of a followed employer come with the daily mail, once, and those from before do not', async () => {
  const of = await company('青葉メディカル株式会社')
  const early = await person(open, '先', 'user')
  await addFollow(open.db, early.id, of.id)
  await job(open, of, '以前の求人')
  const who = await follower(of)
  const ids = [await job(open, of, '看護師'), await job(open, of, '事務')]
  await job(open, employer, 'ほかの企業の求人')
  expect(to((await mailsAfter(0)).delivered, who)).toEqual([])
  const [mail, ...others] = to((await mailsAfter(aDay)).delivered, who)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('登録した企業に新着求人が2件あります｜しごと帖')
  expect(mail?.text).toContain('「青葉メディカル株式会社」に、新しい求人が2件あります。')
  for (const id of ids) expect(mail?.text).toContain(`https://shigotocho.example/jobs/${id}`)
  expect(mail?.text).toContain(`https://shigotocho.example/employers/${of.id}`)
  expect(mail?.text).not.toMatch(/以前の求人|ほかの企業/)
  expect(mail?.unsubscribe).toMatch(/^https:\/\/shigotocho\.example\/unsubscribe\?token=/)
  const told = await open.db.selectFrom('notifications').selectAll().where('user_id', '=', who.id).execute()
  expect(told).toMatchObject([{ kind: 'followed_employer_posted', account_id: of.id, detail: { jobs: 2 } }])
  expect(to((await mailsAfter(3 * aDay)).delivered, who)).toEqual([])
})

test('saved searches and followed employers share one daily mail; each is left out where it is off', async () => {
  const of = await company('北風商店')
  const [who, searching, following] = [
    await seeker('keyword=一つの便り', 'daily'),
    await seeker('keyword=一つの便り', 'daily'),
    await seeker('keyword=一つの便り', 'daily'),
  ]
  for (const { id } of [who, searching, following]) await addFollow(open.db, id, of.id)
  await storeNotificationSettings(open.db, searching.id, { kinds: { followed_employer_posted: { mail: false } } })
  await storeNotificationSettings(open.db, following.id, { kinds: { alert: { mail: false } } })
  await job(open, employer, '一つの便り')
  await job(open, of, '商店の仕事')
  await compare()
  const { delivered } = await mailsAfter(aDay)
  const [both, ofSearch, ofEmployer] = [who, searching, following].map((each) => to(delivered, each))
  expect(both?.map(({ subject }) => subject)).toEqual(['保存した条件と登録した企業に新着求人が2件あります｜しごと帖'])
  expect(ofSearch?.map(({ subject }) => subject)).toEqual(['保存した条件に新着求人が1件あります｜しごと帖'])
  expect(ofEmployer?.map(({ subject }) => subject)).toEqual(['登録した企業に新着求人が1件あります｜しごと帖'])
})

test('a followed employer that is blocked, a job that closed and a job that reopens are not told', async () => {
  const of = await company('しごと商店')
  const [who, other] = [await follower(of), await follower(of)]
  const block = { id: v7(), user_id: who.id, name: 'しごと商店', corporate_number: null, blocked_at: new Date() }
  await open.db.transaction().execute((tx) => insertBlock(tx, block))
  const [closed] = [await job(open, of, '閉じた仕事'), await job(open, of, '残る仕事')]
  await deactivateJob(open.db, closed, new Date())
  await mailsAfter(0)
  const { delivered } = await mailsAfter(aDay)
  expect([to(delivered, who), to(delivered, other)[0]?.text.includes('閉じた仕事')]).toEqual([[], false])
  await open.db.updateTable('jobs').set({ is_active: true, was_public: true }).where('id', '=', closed).execute()
  expect(to((await mailsAfter(3 * aDay)).delivered, other)).toEqual([])
})

test('an email that bounced, and one whose owner ended alerts, get none', async () => {
  const [bounced, ended, silent] = [
    await seeker('keyword=届かない'),
    await seeker('keyword=届かない'),
    await seeker('keyword=届かない', 'none'),
  ]
  await storeNotificationSettings(open.db, ended.id, { kinds: { alert: { mail: false } } })
  await job(open, employer, '届かない一')
  await compare()
  const refusing = await mailsAfter(11, () => {
    throw new RecipientRefused('no such user')
  })
  expect(refusing.tried.map(({ to }) => (to as { address: string }).address)).toEqual([bounced.email])
  await job(open, employer, '届かない二')
  await compare()
  const after = (await mailsAfter(60)).delivered
  for (const who of [bounced, ended, silent]) expect(to(after, who)).toEqual([])
})

test('alert mails need a confirmed email; until then alerts are listed only', async () => {
  const who = await seeker('keyword=確認を待つ')
  const confirm = (email_verified: boolean) => updateUser(open.db, who.id, { email_verified })
  await confirm(false)
  await job(open, employer, '確認を待つ仕事一')
  await compare()
  expect(to((await mailsAfter(11)).delivered, who)).toEqual([])
  const listed = open.db.selectFrom('notifications').select('detail').where('user_id', '=', who.id)
  expect(await listed.execute()).toEqual([{ detail: { jobs: 1 } }])
  await confirm(true)
  await job(open, employer, '確認を待つ仕事二')
  await compare()
  const [mail] = to((await mailsAfter(22)).delivered, who)
  expect([mail?.text.includes('仕事二'), mail?.text.includes('仕事一')]).toEqual([true, false])
  // Changed to an email that nobody has confirmed, after the mail was written.
  await job(open, employer, '確認を待つ仕事三')
  await compare()
  const away = await mailsAfter(33, () => {
    throw new Error('the mail server is away')
  })
  expect(to(away.tried, who)).toHaveLength(1)
  await confirm(false)
  expect(to((await mailsAfter(60)).delivered, who)).toEqual([])
})

test('a mail refused for its content does not stop others to that address', async () => {
  const who = await seeker('keyword=断られた文面')
  await job(open, employer, '断られた文面一')
  await compare()
  const refusing = await mailsAfter(11, () => {
    throw new MailRefused('not wanted')
  })
  expect(to(refusing.tried, who)).toHaveLength(1)
  await job(open, employer, '断られた文面二')
  await compare()
  const [mail, ...others] = to((await mailsAfter(60)).delivered, who)
  expect([mail?.text.includes('断られた文面二'), mail?.text.includes('断られた文面一'), others]).toEqual([
    true,
    false,
    [],
  ])
})

test('jobs of a blocked employer are neither counted, nor listed, nor mailed', async () => {
  const who = await seeker('keyword=避けたい先')
  const other = await seeker('keyword=避けたい先')
  const block = { id: v7(), user_id: who.id, name: 'しごと商店', corporate_number: null, blocked_at: new Date() }
  await open.db.transaction().execute((tx) => insertBlock(tx, block))
  await job(open, employer, '避けたい先の求人')
  await compare()
  const counts = async ({ id }: { id: string }) =>
    (await savedSearchesOf(open.db, id, { now: new Date(), page: null })).map(({ new_count }) => new_count)
  expect([await counts(who), await counts(other)]).toEqual([[0], [1]])
  const { delivered } = await mailsAfter(11)
  expect([to(delivered, who).length, to(delivered, other).length]).toEqual([0, 1])
  const told = open.db.selectFrom('notifications').select('user_id').where('user_id', 'in', [who.id, other.id])
  expect(await told.execute()).toEqual([{ user_id: other.id }])
})

test('a mail server gets the matches of ten minutes as one mail afterwards', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      received.push(await text(stream))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'noreply@shigotocho.example' })
  try {
    const who = await seeker('keyword=束ねた便り')
    for (const title of ['束ねた便り一', '束ねた便り二']) await job(open, employer, title)
    await compare()
    const arrived = async (count: number) => {
      await sendAlerts({ ...delivery, db: open.db, transport, now: () => minutes(count) })
      return received.filter((mail) => mail.includes(who.email))
    }
    expect(await arrived(9)).toEqual([])
    const [mail = ''] = await arrived(11)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await arrived(12)).toEqual([mail])
  } finally {
    await transport.close()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
})

test('alternatives ride in a mail of new jobs if wanted, each once a search, and never alone', async () => {
  const who = await seeker('keyword=鶴亀語+亀鶴語', 'instant', true)
  const other = await seeker('keyword=亀鶴語+鶴亀語')
  const close = await job(open, employer, '鶴亀語の校正')
  await compare()
  expect(to((await mailsAfter(11)).delivered, who)).toEqual([])
  await job(open, employer, '鶴亀語と亀鶴語の編集')
  await compare()
  const { delivered } = await mailsAfter(11)
  const [mail] = to(delivered, who)
  expect(mail?.subject).toBe('保存した条件に新着求人が1件あります｜しごと帖')
  expect(mail?.text).toContain('「私の検索」に近い求人です。')
  expect(mail?.text).toContain(`https://shigotocho.example/jobs/${close}`)
  expect(mail?.text).toMatch(/合う.*鶴亀語[\s\S]*記載なし.*亀鶴語/)
  expect(to(delivered, other)[0]?.text).not.toContain('近い求人')
  await job(open, employer, '鶴亀語と亀鶴語の製本')
  await compare()
  const [again] = to((await mailsAfter(11)).delivered, who)
  expect(again?.text).toContain('鶴亀語と亀鶴語の製本')
  expect(again?.text).not.toContain('近い求人')
})
