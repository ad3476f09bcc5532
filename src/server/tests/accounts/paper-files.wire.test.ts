import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { limits } from '#rules/limits.ts'
import { lackingOf } from '#rules/people/papers.ts'
import { jobOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'
import { putAvatar } from '#store/people/files.ts'
import type { UserChange } from '#store/people/users.ts'

let seeker: Person
const app = fixture(openTestApp)
beforeAll(async () => {
  const experiences = [
    {
      ...{ title: '販売', company: '株式会社みほん百貨店', startDate: '2016-04', endDate: '2019-03' },
      ...{ description: '接客', leaving: 'personal' },
    },
    { title: '営業事務', company: '株式会社みほん商事', startDate: '2019-05', endDate: null, isCurrent: true },
  ]
  const educations = [{ degree: '学士', school: 'みほん大学', startDate: '2012-04', endDate: '2016-03' }]
  seeker = await personOf(app, 'user', {
    ...{ name: '𠮷田 髙﨑', phone: '090-1234-5678', address: '東京都千代田区丸の内1-1' },
    experiences: JSON.stringify(experiences),
    educations: JSON.stringify(educations),
    skills: JSON.stringify([{ name: '簿記', level: 'advanced' }]),
  })
  const licences = [{ date: '2019-06', name: '日商簿記検定2級' }]
  const more = {
    postal_code: '1000005',
    summary: '経理と販売の経験があります。',
    self_pr: '#let x = *強調* _下線_ $式$',
  }
  const body = { name_kana: 'よしだ たかさき', birth_date: '1990-04-01', licences, ...more }
  expect((await app.call('updatePapers', { body }, seeker)).status).toBe(200)
  // Typesetting loads once; on a busy machine its first caller is asked to try again.
  while ((await fetched('rirekisho.pdf')).status === 503) await sleep(1_000)
}, 90_000)

async function fetched(file: string, as: Person | null = seeker) {
  const answer = await app.http.inject({ method: 'GET', url: `/api/papers/${file}`, headers: bearer(as) })
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload }
}

/** What a reader of PDF finds: text without blanks, fonts, and the tags of the first page. */
async function read(content: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const tree = await (await document.getPage(1)).getStructTree()
  const { info } = await document.getMetadata()
  return {
    text: text.replace(/\s/g, ''),
    totalPages,
    tags: JSON.stringify(tree),
    title: (info as { Title?: string }).Title,
  }
}

const longEmail = `${'nagai-'.repeat(9)}meishi@example.com`
const hospital = { title: '', company: 'みなみ野総合病院', startDate: '2016-04', endDate: '2019-03' }
test.each<[what: string, account: UserChange, papers: object, printed: string[]]>([
  [
    'ふりがな in hiragana, and a long email whole',
    { email: longEmail },
    { name_kana: 'ヨシダ ﾀｶｻｷ', address_kana: 'チヨダク' },
    ['よしだたかさき', 'ちよだく', longEmail],
  ],
  ['sex and family when stated', {}, { gender: '女性', family: '配偶者あり' }, ['性別女性', '家族', '配偶者あり']],
  [
    'a hospital with the words for entering and leaving it',
    { experiences: JSON.stringify([hospital]) },
    {},
    ['20164みなみ野総合病院入職', '20193みなみ野総合病院退職'],
  ],
])('履歴書 prints %s', async (_, account, papers, printed) => {
  const person = await personOf(app, 'user', account)
  await app.call('updatePapers', { body: papers }, person)
  const { text } = await read((await fetched('rirekisho.pdf', person)).content)
  for (const part of printed) expect(text).toContain(part)
})

test('words and rows without a place to break stay on the paper, and dates of licences are of its calendar', async () => {
  const email = '01a22395-89cf-7729-9178-55bcf097ff4d@example.com'
  const person = await personOf(app, 'user', { name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff', email })
  const licences = [{ date: 'H30.10', name: 'ー'.repeat(90) }]
  const long = { licences, motivation: '〜'.repeat(120), summary: `${'ー'.repeat(150)}\n${'z'.repeat(150)}` }
  await app.call('updatePapers', { body: { ...long, self_pr: 'https://example.com/'.padEnd(200, 'w') } }, person)
  for (const file of ['rirekisho.pdf', 'shokumukeirekisho.pdf']) {
    const document = await getDocumentProxy(new Uint8Array((await fetched(file, person)).content))
    const page = await document.getPage(1)
    const { items } = await page.getTextContent()
    const ends = items.flatMap((item) => ('width' in item ? [Number(item.transform[4]) + item.width] : []))
    expect([file, Math.max(...ends) < Number(page.view[2]) - 36]).toEqual([file, true])
  }
  expect((await read((await fetched('shokumukeirekisho.pdf?calendar=seireki', person)).content)).text).toContain(
    '2018年10月',
  )
  expect((await read((await fetched('rirekisho.pdf?calendar=wareki', person)).content)).text).toContain('平成3010')
})

test('履歴書 has what the person states, in the order of the form, with the names as they are written', async () => {
  const { status, headers, content } = await fetched('rirekisho.pdf')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('履歴書_𠮷田髙﨑.pdf')}`,
  )
  const { text, title, totalPages } = await read(content)
  expect([title, totalPages]).toEqual(['履歴書', 1])
  const age =
    Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', year: 'numeric' }).format(app.dependencies.now())) -
    1990
  const parts = ['履歴書', 'よしだたかさき', '𠮷田髙﨑', '1990年4月1日生', '〒100-0005', '東京都千代田区丸の内1-1']
  const history = [
    '学歴・職歴',
    '20124みほん大学入学',
    '20163みほん大学卒業',
    '20164株式会社みほん百貨店入社',
    '20193株式会社みほん百貨店一身上の都合により退職',
  ]
  const rest = ['20195株式会社みほん商事入社', '現在に至る', '以上', '免許・資格', '20196日商簿記検定2級', '志望の動機']
  const places = [...parts, ...history, ...rest].map((part) => [part, text.indexOf(part)] as const)
  expect(places.filter(([, at]) => at < 0)).toEqual([])
  expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).toSorted((a, b) => a - b))
  expect(text).toMatch(new RegExp(`満(${age}|${age - 1})歳`))
  expect(text).not.toMatch(/性別|家族/)
  // What people type is text, never a program.
  expect(text).toContain('#letx=*強調*_下線_$式$')
})

test('with 和暦 every year has its era, and a first year is 元年', async () => {
  const { text } = await read((await fetched('rirekisho.pdf?calendar=wareki')).content)
  for (const part of ['平成2年4月1日生', '平成244みほん大学', '令和元5株式会社みほん商事', '令和元6日商'])
    expect(text).toContain(part)
  expect((await fetched('rirekisho.pdf?calendar=lunar')).status).toBe(400)
})

test('履歴書 prints telephone numbers with hyphens', async () => {
  const person = await personOf(app)
  await app.call('updateProfile', { body: { phone: '０９０１２３４５６７８' } }, person)
  const { papers } = (await app.call('updatePapers', { body: { contact_phone: '(075)123-4567' } }, person)).body.data
  expect(papers.contact_phone).toBe('075-123-4567')
  const stored = app.open.db.selectFrom('paper_fields').select('contact_phone').where('user_id', '=', person.id)
  expect(await stored.executeTakeFirst()).toEqual({ contact_phone: '+81751234567' })
  const { text } = await read((await fetched('rirekisho.pdf', person)).content)
  for (const number of ['090-1234-5678', '075-123-4567']) expect(text).toContain(number)
})

test('unstated fields stay empty and are never printed as none', async () => {
  const person = await personOf(app)
  expect((await read((await fetched('rirekisho.pdf', person)).content)).text).toContain('年月日生（満歳）')
  for (const file of ['rirekisho.pdf', 'shokumukeirekisho.pdf']) {
    const { text } = await read((await fetched(file, person)).content)
    expect(text).not.toContain('なし')
  }
})

test('職務経歴書 begins with the latest post', async () => {
  const { text, title } = await read((await fetched('shokumukeirekisho.pdf')).content)
  expect(title).toBe('職務経歴書')
  const order = [
    '職務要約',
    '経理と販売の経験があります。',
    '株式会社みほん商事2019年5月〜現在',
    '株式会社みほん百貨店2016年4月〜2019年3月',
  ]
  const places = [...order, '接客', '簿記上級', '2019年6月日商簿記検定2級', '自己PR'].map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test('a paper is A4, tagged, small, and has its fonts as subsets', async () => {
  for (const file of ['rirekisho.pdf', 'shokumukeirekisho.pdf']) {
    const { content } = await fetched(file)
    expect(content.length).toBeLessThan(300_000)
    const { tags } = await read(content)
    for (const tag of ['"H1"', '"Table"', '"TH"']) expect(tags).toContain(tag)
    const source = content.toString('latin1')
    expect(source).toContain('/MarkInfo')
    expect(source).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+NotoSerifJP-Regular/)
    expect(source).toMatch(/\/MediaBox\s*\[0 0 595\.27\d* 841\.8\d*\]/)
  }
})

test('long texts go on over pages, and no line begins with a closing mark', async () => {
  const person = await personOf(app)
  const self_pr = '「禁則処理」とは、行の頭に「、」や「。」が来ないようにすることです。'.repeat(140)
  await app.call('updatePapers', { body: { self_pr, motivation: self_pr } }, person)
  const { content } = await fetched('rirekisho.pdf', person)
  const document = await getDocumentProxy(new Uint8Array(content))
  expect(document.numPages).toBeGreaterThan(2)
  const { text } = await extractText(document, { mergePages: false })
  const begins = text.flatMap((page) => page.split('\n').map((line) => line.trim()[0] ?? ''))
  expect(begins.filter((char) => '、。」』）ー'.includes(char))).toEqual([])
  expect(content.length).toBeLessThan(300_000)
})

test('履歴書 prints the profile picture on request', async () => {
  const person = await personOf(app)
  const noise = { noise: { type: 'gaussian', mean: 128, sigma: 40 }, width: 512, height: 512, channels: 3 } as const
  const webp = await sharp({ create: { ...noise, background: '#888' } })
    .webp()
    .toBuffer()
  await putAvatar(app.open.db, { user_id: person.id, name: `${person.id}.webp`, webp, uploaded_at: new Date() })
  const [without, withPhoto] = [await fetched('rirekisho.pdf', person), await fetched('rirekisho.pdf?photo=1', person)]
  expect(without.content.toString('latin1')).not.toContain('DCTDecode')
  expect(withPhoto.content.toString('latin1')).toContain('DCTDecode')
  expect(withPhoto.content.length).toBeLessThan(300_000)
  const other = await fetched('rirekisho.pdf?photo=1', await personOf(app))
  expect(other.content.toString('latin1')).not.toContain('DCTDecode')
})

test('letters of other scripts are printed, and a picture names those that are not', async () => {
  const printed = ['มานี', 'शर्मा', 'အောင်', 'ليلى', '박지성', '𠝹', '𠮷']
  const educations = [{ degree: '学士', school: 'ᏣᎳᎩ大学🙂', startDate: '2012-04', endDate: '2016-03' }]
  const person = await personOf(app, 'user', { name: printed.join(' '), educations: JSON.stringify(educations) })
  const { text } = await read((await fetched('rirekisho.pdf', person)).content)
  // Readers of PDF give the order of letters in Arabic and joined signs in their own way.
  for (const name of ['มานี', '박지성', '𠝹', '𠮷']) expect(text).toContain(name)
  const picture = (await fetched('rirekisho.svg', person)).content.toString('utf8')
  expect([...lackingOf(picture)].sort()).toEqual([...'ᏣᎳᎩ🙂'].sort())
  expect(lackingOf((await fetched('rirekisho.svg')).content.toString('utf8'))).toBe('')
})

test('the picture of the pages is an SVG without scripts, and other files are not there', async () => {
  const { status, headers, content } = await fetched('shokumukeirekisho.svg')
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(content.toString('utf8')).toMatch(/^<svg/)
  expect(content.toString('utf8')).not.toContain('<script')
  expect((await fetched('nonsense.pdf')).status).toBe(404)
  expect((await fetched('rirekisho.pdf', null)).status).toBe(401)
})

test('a warm paper takes under a second, and too many at once are refused with Retry-After', async () => {
  await fetched('rirekisho.pdf')
  const began = performance.now()
  await fetched('rirekisho.pdf')
  expect(performance.now() - began).toBeLessThan(1_000)
  const many = await Promise.all(Array.from({ length: 40 }, () => fetched('rirekisho.pdf')))
  const refused = many.filter(({ status }) => status === 503)
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('a paper attached to an application stays as sent', async () => {
  const employer = await personOf(app, 'employer')
  const jobId = await jobOf(app, employer)
  const paper = { kind: 'rirekisho', calendar: 'wareki' } as const
  const { status, body } = await app.call('applyToJob', { params: { id: jobId }, body: { paper } }, seeker)
  expect([status, body.data.application.resume_name]).toEqual([201, '履歴書_𠮷田髙﨑.pdf'])
  await app.call('updatePapers', { body: { name_kana: 'あとから かえた' } }, seeker)
  const { applications } = (await app.call('listApplicants', { params: { jobId } }, employer)).body.data
  const sent = await app.http.inject({ method: 'GET', url: applications[0].resume_url })
  const { text } = await read(sent.rawPayload)
  expect(text).toContain('よしだたかさき')
  expect(text).toContain('平成2年4月1日生')
  const { resumes } = (await app.call('listResumes', {}, seeker)).body.data
  expect(resumes).toMatchObject([{ name: '履歴書_𠮷田髙﨑.pdf', size: sent.rawPayload.length }])
})

test('an application that is refused stores no paper', async () => {
  const [employer, person] = [await personOf(app, 'employer'), await personOf(app)]
  const params = { id: await jobOf(app, employer, { is_active: false }) }
  const { status } = await app.call('applyToJob', { params, body: { paper: { kind: 'rirekisho' } } }, person)
  expect(status).toBe(409)
  expect((await app.call('listResumes', {}, person)).body.data.resumes).toEqual([])
})

test('a made paper takes its place among the resumes of an account, as an uploaded one does', async () => {
  const [employer, person] = [await personOf(app, 'employer'), await personOf(app)]
  for (let at = 0; at < limits.resumesPerUser; at += 1) await resumeOf(app, person)
  const params = { id: await jobOf(app, employer) }
  const { status, body } = await app.call('applyToJob', { params, body: { paper: { kind: 'rirekisho' } } }, person)
  expect([status, body.code]).toEqual([409, 'too-many-resumes'])
  expect((await app.call('listMyApplications', {}, person)).body.data.applications).toEqual([])
})

test('texts that are too long for a paper are refused with what to do, and papers of others are made', async () => {
  const description = `${'\n'.repeat(4_988)}ab`
  const posts = Array.from({ length: 23 }, () => ({ title: '職', company: '社', startDate: '2020-04', description }))
  const writer = await personOf(app, 'user', { experiences: JSON.stringify(posts) })
  const refused = await fetched('shokumukeirekisho.pdf', writer)
  expect([refused.status, JSON.parse(refused.content.toString())]).toEqual([
    409,
    {
      success: false,
      code: 'paper-too-long',
      message: '書類にする文章が長すぎます。職歴や自己PRなどを、合わせて40,000文字・1,500行以内にしてください。',
    },
  ])
  expect((await fetched('shokumukeirekisho.pdf')).status).toBe(200)
})

test('a paragraph of many letters is typeset about as fast as the same letters in lines', async () => {
  const writer = await personOf(app)
  const cost = async (wishes: string) => {
    await app.call('updatePapers', { body: { wishes, self_pr: wishes, motivation: wishes } }, writer)
    const before = process.cpuUsage()
    expect((await fetched('rirekisho.pdf', writer)).status).toBe(200)
    return process.cpuUsage(before).user
  }
  const letters = '貸借対照表'
  const lines = `${letters.repeat(20)}\n`.repeat(40)
  const least = async (text: string) => Math.min(await cost(text), await cost(text))
  const inLines = await least(lines)
  expect(await least(letters.repeat(800))).toBeLessThan(3 * inLines)
})

test('the longest paper that is taken is typeset', async () => {
  const description = `${'あ'.repeat(20)}\n`.repeat(70)
  const posts = Array.from({ length: 20 }, () => ({ title: '職', company: '社', startDate: '2020-04', description }))
  const writer = await personOf(app, 'user', { experiences: JSON.stringify(posts) })
  const { status, content } = await fetched('shokumukeirekisho.pdf', writer)
  expect(status).toBe(200)
  expect((await read(content)).totalPages).toBeGreaterThan(20)
})
