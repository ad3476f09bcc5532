import { readdir, readlink } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { archive } from '#integrations/testing/archive.ts'
import { encryptedPdf } from '#integrations/testing/encrypted-pdf.ts'
import { zipOf } from '#integrations/zip.ts'
import { formWith, tinyPicture } from '#server/testing/file-forms.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const minute = 60_000

let ask: (text: string) => Promise<Socket>
const app = fixture(() => openTestApp({ env: { STORAGE_MB: '50' } }))
const person = fixture(() => personOf(app))
beforeAll(async () => {
  ask = (await app.listen()).ask
})

const pdf = Buffer.from('%PDF-1.7\n履歴書')
/** The local header of a ZIP archive's entry, as far as it is looked at. */
const docx = archive(['word/document.xml'])
const upload = (content: Buffer, name: string, as = person) =>
  send(app, 'uploadResume', { form: formWith('resume', content, name) }, as)
const fetched = (url: string) => app.http.inject({ method: 'GET', url })

test('a resume is recognised by content, keeps its name and is served as an attachment', async () => {
  const { status, body } = await upload(pdf, '履歴書（山田 太郎）.pdf')
  expect([status, body.message]).toEqual([200, '履歴書を保存しました'])
  expect(body.data.resume).toEqual({
    id: expect.any(String),
    name: '履歴書（山田 太郎）.pdf',
    size: pdf.length,
    uploaded_at: expect.stringMatching(/Z$/),
    url: expect.stringMatching(/^\/api\/files\/resumes\//),
  })
  const answer = await fetched(body.data.resume.url)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('履歴書（山田 太郎）.pdf')}`,
  )
  expect(answer.headers['cache-control']).toContain('no-store')

  expect((await upload(docx, '職務経歴書.docx')).body.data.resume.name).toBe('職務経歴書.docx')
  expect((await upload(docx, 'sly.pdf')).body.data.resume.name).toBe('sly.pdf.docx')
  expect((await upload(pdf, '../../etc/passwd')).body.data.resume.name).toBe('passwd.pdf')
  expect((await upload(pdf, 'a"b\r\nx-evil: 1.pdf')).status).toBe(200)
  const names = (await app.call('listResumes', {}, person)).body.data.resumes.map(
    (resume: { name: string }) => resume.name,
  )
  expect(names).toHaveLength(5)
  expect(names.at(-1)).toBe('履歴書（山田 太郎）.pdf')
})

test('a file part without a name is a file all the same', async () => {
  const payload =
    '--x\r\ncontent-disposition: form-data; name="resume"\r\ncontent-type: application/octet-stream\r\n\r\n%PDF-1.4\r\n--x--\r\n'
  const headers = { ...bearer(person), 'content-type': 'multipart/form-data; boundary=x' }
  const { status, body } = await app.inject({ method: 'POST', url: '/api/auth/upload-resume', headers, payload })
  expect([status, body.data?.resume.name]).toEqual([200, 'resume.pdf'])
})

test('10 MB pass, one byte more is 413; other kinds of file are refused by their content', async () => {
  const most = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)])
  expect((await upload(most, 'large.pdf')).status).toBe(200)
  expect((await upload(Buffer.concat([most, Buffer.alloc(1)]), 'larger.pdf')).status).toBe(413)
  expect((await upload(tinyPicture, 'resume.pdf')).status).toBe(400)
})

test('a document with macros is refused with the way to save it', async () => {
  const says = 'マクロ付きのWordファイル（.docm）は送信できません。'
  const sentence = `${says}Wordの「名前を付けて保存」で、種類を.docxまたはPDFにして保存してください。`
  expectRefused(await upload(docx, '経歴.docm'), 400, sentence, 'resume')
  const renamed = zipOf([
    {
      name: '[Content_Types].xml',
      content: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    },
    { name: 'word/document.xml', content: '<w:document/>' },
  ])
  expectRefused(await upload(renamed, '経歴.docx'), 400, sentence, 'resume')
})

test('a PDF that asks for a password is refused; an empty password opens everywhere', async () => {
  expect((await upload(encryptedPdf(''), 'a.pdf')).status).toBe(200)
  const manyTrailers = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10_000_000, '/Encrypt<<')])
  expect((await upload(manyTrailers, 'a.pdf')).status).toBe(200)
  expectRefused(
    await upload(encryptedPdf('himitsu'), 'a.pdf'),
    400,
    'このPDFは、開くときにパスワードを求めます。パスワードを外して保存したファイルを選択してください。',
    'resume',
  )
})

test('the files of an account have 50 MB together where the operator sets that', async () => {
  const someone = await personOf(app)
  const most = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)])
  for (let at = 0; at < 5; at += 1) expect((await upload(most, 'large.pdf', someone)).status).toBe(200)
  const { status, body } = await upload(pdf, 'small.pdf', someone)
  expect([status, body.code]).toEqual([413, 'storage-full'])
  const [first] = (await app.call('listResumes', {}, someone)).body.data.resumes
  await app.call('deleteResume', { params: { id: first.id } }, someone)
  expect((await upload(pdf, 'small.pdf', someone)).status).toBe(200)
})

test.skipIf(process.platform !== 'linux')(
  'two uploads of one person arrive at once, in files; the next waits, and one that breaks off gives its turn back',
  async () => {
    const before = await spools()
    const someone = await personOf(app)
    const sockets = await Promise.all([begin(someone), begin(someone), begin(someone)])
    await expect.poll(async () => (await spools()) - before).toBe(2)
    const waiting = upload(pdf, 'a.pdf', someone)
    expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits')
    expect((await upload(pdf, 'b.pdf', await personOf(app))).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect((await waiting).status).toBe(200)
    await expect.poll(async () => (await spools()) - before).toBe(0)
  },
)

test('sixteen accounts at one address with two trickling uploads each stop nobody', async () => {
  const people = await Promise.all(Array.from({ length: 16 }, () => personOf(app)))
  const sockets = await Promise.all([...people, ...people].map((one) => begin(one, '')))
  const answers = await Promise.all([
    upload(pdf, 'a.pdf', await personOf(app)),
    send(app, 'uploadAvatar', { form: formWith('avatar', tinyPicture, 'a.png') }, await personOf(app)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const socket of sockets) socket.destroy()
})

test('a slow upload is refused, disconnected and deleted', async () => {
  const someone = await personOf(app)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = await spools()
  const socket = await begin(someone)
  const answer = text(socket)
  await expect.poll(async () => (await spools()) - before).toBe(1)
  vi.advanceTimersByTime(10_000)
  socket.write(Buffer.alloc(20_000, 'a'))
  await sleep(100)
  vi.advanceTimersByTime(10_000)
  expect(await Promise.race([answer, sleep(200, 'goes on')])).toBe('goes on')
  vi.advanceTimersByTime(20_000)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*送信に時間がかかりすぎました/)
  await expect.poll(async () => (await spools()) - before).toBe(0)
})

/** Begins an upload of 9 MB with its first ones. */
function begin(person: Person, sent = 'a'.repeat(1_000_000)) {
  const head = `POST /api/auth/upload-resume HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer(person).authorization}\r\n`
  const form = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  return ask(`${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n${form}${sent}`)
}

/** Uploads on the disk have no name there: only the process that holds them knows them. */
async function spools(): Promise<number> {
  const open = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(open)).filter((path) => /\/upload-[\da-f-]+ \(deleted\)$/.test(path)).length
}

test('a signed link needs no bearer and lasts 10 minutes; a changed one finds nothing', async () => {
  const { url, id } = (await upload(pdf, 'a.pdf')).body.data.resume
  const other = (await upload(pdf, 'b.pdf')).body.data.resume.id
  for (const spoilt of [
    url.replace(id, other),
    url.replace(/expires=\d/, 'expires=9'),
    `${url}x`,
    url.split('?')[0],
    url.replace(/signature=.*/, 'signature='),
    `${url}&expires=99999999999999`,
  ]) {
    const { statusCode } = await fetched(spoilt)
    expect([spoilt.replace(url, ''), statusCode >= 400 && statusCode < 500]).toEqual([spoilt.replace(url, ''), true])
  }
  app.wait(10 * minute - 2_000)
  expect((await fetched(url)).statusCode).toBe(200)
  app.wait(4_000)
  expect((await fetched(url)).statusCode).toBe(403)
})

test('links go to the owner, to the employer of a job applied to, to administrators, and to nobody else', async () => {
  const [owner, other, admin] = [
    await personOf(app, 'employer'),
    await personOf(app, 'employer'),
    await personOf(app, 'admin'),
  ]
  const applicant = await personOf(app)
  const { id } = (await upload(pdf, 'mine.pdf', applicant)).body.data.resume
  const jobId = await jobOf(app, owner)
  await applicationOf(app, jobId, applicant, id)
  for (const viewer of [owner, admin]) {
    const { body } = await app.call('listApplicants', { params: { jobId } }, viewer)
    const [application] = body.data.applications
    expect(application).toMatchObject({ resume_name: 'mine.pdf', applicant_resume_url: application.resume_url })
    expect((await fetched(application.resume_url)).statusCode).toBe(200)
  }
  expect((await app.call('listApplicants', { params: { jobId } }, other)).status).toBe(403)
  expect((await app.call('listResumes', {}, other)).body.data.resumes).toEqual([])
  expect((await app.call('deleteResume', { params: { id } }, other)).status).toBe(404)
  const sly = await app.call('applyToJob', { params: { id: await jobOf(app, owner) }, body: { resume_id: id } }, other)
  expect(sly.status).toBe(404)
  expect((await app.call('deleteResume', { params: { id } }, applicant)).status).toBe(200)
  const { body } = await app.call('listApplicants', { params: { jobId } }, owner)
  expect(body.data.applications[0]).toMatchObject({ resume_url: null, resume_name: null })
})

test('deleting a user takes everything of theirs along, and the log holds nothing personal', async () => {
  const [employer, admin, applicant] = [
    await personOf(app, 'employer', { name: '消える 社長' }),
    await personOf(app, 'admin'),
    await personOf(app),
  ]
  const jobId = await jobOf(app, employer)
  const { url, id } = (await upload(pdf, 'x.pdf', employer)).body.data.resume
  const avatar = (await send(app, 'uploadAvatar', { form: formWith('avatar', tinyPicture, 'a.png') }, employer)).body
    .data.avatar_url
  await applicationOf(app, jobId, applicant)
  await applicationOf(app, await jobOf(app, await personOf(app, 'employer')), employer, id)
  await app.call('forgotPassword', { body: { email: employer.email } })
  await app.call('deleteUser', { params: { id: employer.id } }, admin)

  const { db } = app.open
  for (const table of ['sessions', 'resumes', 'avatars', 'applications', 'mailed_links', 'identities'] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', employer.id).execute()).toEqual([])
  expect(await db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toEqual([])
  // Who applied keeps what they applied for.
  expect((await app.call('listMyApplications', {}, applicant)).body.data.applications).toMatchObject([
    { job_id: jobId, job_state: 'deleted' },
  ])
  expect([(await fetched(url)).statusCode, (await fetched(avatar)).statusCode]).toEqual([404, 404])
  const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', employer.id).execute()
  expect(log.at(-1)).toMatchObject({ action: 'user:delete', actor_id: admin.id })
  expect(JSON.stringify(log)).not.toMatch(/example\.com|消える|x\.pdf/)
})
