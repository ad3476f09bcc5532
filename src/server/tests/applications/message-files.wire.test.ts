import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { archive } from '#integrations/testing/archive.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))

const pdf = Buffer.from('%PDF-1.7\n内定')

function formOf(body: string, files: readonly [name: string, content: Buffer][]): FormData {
  const form = new FormData()
  form.append('body', body)
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), name)
  return form
}

async function conversation() {
  const [job, seeker] = [await jobOf(app, employer), await personOf(app)]
  return { job, seeker, id: await applicationOf(app, job, seeker) }
}
const write = (id: string, who: Person, ...form: Parameters<typeof formOf>) =>
  send(app, 'sendMessage', { params: { id }, form: formOf(...form) }, who)
const get = (url: string, who: Person | null) => app.http.inject({ url, headers: bearer(who) })

test('files go with a message both ways, and only its two sides can read them', async () => {
  const { seeker, id } = await conversation()
  const sent = await write(id, employer, '内定のご連絡です。\r\n\r\n書類をご確認ください。', [['内定通知書.pdf', pdf]])
  expect(sent.status).toBe(201)
  expect(sent.body.data.message.body).toBe('内定のご連絡です。\n\n書類をご確認ください。')
  await write(id, seeker, '承諾書です。', [
    ['../承諾書', pdf],
    ['印.png', Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1')],
  ])
  const { messages } = (await app.call('listMessages', { params: { id } }, seeker)).body.data
  expect(messages.map(({ files }: { files: { name: string; size: number }[] }) => files)).toMatchObject([
    [{ name: '内定通知書.pdf', size: pdf.length }],
    [{ name: '承諾書.pdf' }, { name: '印.png' }],
  ])
  const { url } = messages[0].files[0]
  const recruiter = await memberOf(app, employer, 'recruiter')
  for (const who of [employer, seeker, recruiter]) {
    const answer = await get(url, who)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, pdf])
    expect(answer.headers['content-disposition']).toContain('attachment')
  }
  const others = [null, await personOf(app), await personOf(app, 'employer'), await personOf(app, 'admin')]
  expect(await Promise.all(others.map(async (who) => (await get(url, who)).statusCode))).toEqual([401, 404, 404, 404])
  const own = (await app.call('listMyMessages', {}, seeker)).body.data.messages
  expect(own.at(-1).files).toEqual(messages[0].files)
  await app.call('deleteAccount', { body: { password: 'password' } }, seeker)
  expect(await app.open.db.selectFrom('message_files').select('id').execute()).toEqual([])
})

test('a message has a text and up to three files of known kinds and 10 MB', async () => {
  const { seeker, id } = await conversation()
  const one: [string, Buffer] = ['a.pdf', pdf]
  expectRefused(await write(id, seeker, '4件', [one, one, one, one]), 400, '3件以内にしてください', 'files')
  const kind = 'PDF、Word（docx）、PNG、JPEGのファイルを選択してください'
  expectRefused(await write(id, seeker, '実行', [['a.pdf', Buffer.from('MZ\x90')]]), 400, kind, 'files')
  const lying = archive(['word/document.xml'], 10_000)
  expectRefused(await write(id, seeker, '大きさ', [['a.docx', lying]]), 400, kind, 'files')
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
  expectReason(await write(id, seeker, '大きい', [['a.pdf', large]]), 'body-too-large')
  expectRefused(await write(id, seeker, ' ', [one]), 400, 'メッセージを入力してください', 'body')
  expect((await app.call('listMessages', { params: { id } }, seeker)).body.data.messages).toEqual([])
  expect((await write(id, seeker, '書類なし', [])).status).toBe(201)
})
