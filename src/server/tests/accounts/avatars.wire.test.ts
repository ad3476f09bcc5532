import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Reply } from '#app/testing/test-app.ts'
import { formWith } from '#server/testing/file-forms.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const person = fixture(() => personOf(app))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'secret' } })
    .toBuffer()
const upload = async (content: Buffer, name = 'me.jpg') =>
  send(app, 'uploadAvatar', { form: formWith('avatar', content, name) }, person)
const fetched = async (url: string) => app.http.inject({ method: 'GET', url })

test('an avatar becomes a WebP that fits into 512 px, without metadata, at an address that cannot be guessed', async () => {
  const { status, body } = await upload(await picture(1_600, 900))
  expect(status).toBe(200)
  expect(body.data.avatar_url).toBe(body.data.user.avatar_url)
  expect(body.data.avatar_url).toMatch(/^\/api\/files\/avatars\/[\w-]{32,}\.webp$/)
  const answer = await fetched(body.data.avatar_url)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 288, exif: undefined })
})

test('a new avatar has a new address, and the old one is gone', async () => {
  const first = (await upload(await picture(10, 10))).body.data.avatar_url
  const second = (await upload(await picture(10, 10))).body.data.avatar_url
  expect(second).not.toBe(first)
  expect([(await fetched(first)).statusCode, (await fetched(second)).statusCode]).toEqual([404, 200])
  expect((await app.call('readMe', {}, person)).body.data.user.avatar_url).toBe(second)
})

test('a non-image is refused under any name and keeps the avatar', async () => {
  const before = (await app.call('readMe', {}, person)).body.data.user.avatar_url
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const content of [svg, Buffer.alloc(0)]) {
    const { status, body } = await upload(content, 'me.png')
    const message = '画像ファイルを選択してください'
    expect([status, body]).toEqual([
      400,
      { success: false, message, code: 'not-an-image', errors: [{ msg: message, path: 'avatar' }] },
    ])
  }
  expect((await app.call('readMe', {}, person)).body.data.user.avatar_url).toBe(before)
})

test('a photo as telephones take it (HEIC) is refused with the kinds that are taken', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2_000, 1)])
  const message = 'この形式の写真（HEICなど）は読み込めません。JPEG、PNG、WebPの画像を選択してください。'
  expectRefused(await upload(heic, 'IMG_0001.HEIC'), 400, message, 'avatar')
})

test('an upload of 40 MB passes through without growing the memory, over a real connection', async () => {
  const { port } = await app.listen()
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\n')
  const jpeg = await picture(20, 20)
  const piece = Buffer.alloc(1024 * 1024)
  const before = process.memoryUsage().rss
  let highest = before
  const status = await new Promise<number | undefined>((done, fail) => {
    const headers = { ...bearer(person), 'content-type': 'multipart/form-data; boundary=x' }
    const sent = request({ port, method: 'POST', path: '/api/auth/upload-avatar', headers }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
    sent.on('error', fail)
    sent.write(Buffer.concat([head, jpeg]))
    const more = (left: number) => {
      highest = Math.max(highest, process.memoryUsage().rss)
      // Decoders do not mind what follows the end of the picture.
      if (left === 0) return void sent.end('\r\n--x--\r\n')
      sent.write(piece, () => more(left - 1))
    }
    more(40)
  })
  expect(status).toBe(200)
  expect((highest - before) / 1024 / 1024).toBeLessThan(100)
})

test('the profile takes JSON and forms alike: lists as JSON text, an avatar beside them', async () => {
  const experiences = [
    { title: '経理', company: '商店', startDate: '2020-04', endDate: '2022-03', isCurrent: true, description: '決算' },
  ]
  const educations = [
    { degree: '学士', school: '東京大学', field: '経済', startDate: '2016-04', endDate: null, gpa: '3.5' },
  ]
  const lists = { experiences, educations, skills: ['簿記', { name: 'Java', level: 'expert' }] }
  const plain = { name: '佐藤 美咲', phone: '090-0000-0000', address: '東京都', bio: '経理です', education: '大学卒' }
  const due = {
    ...plain,
    experiences: [{ ...experiences[0], endDate: null }],
    educations,
    skills: ['簿記', 'Java'],
    skill_details: [
      { name: '簿記', level: 'intermediate' },
      { name: 'Java', level: 'expert' },
    ],
  }
  const json = await app.call('updateProfile', { body: { ...plain, ...lists } as never }, await personOf(app))
  expect(json.body.data.user).toMatchObject(due)

  const texts = Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, JSON.stringify(list)]))
  const form = formWith('avatar', await picture(30, 30), 'me.jpg', { ...plain, ...texts })
  const filled = await send(app, 'updateProfile', { form }, person)
  expect(filled.body.data.user).toMatchObject(due)
  expect((await fetched(filled.body.data.user.avatar_url)).statusCode).toBe(200)

  const withoutFile = new FormData()
  withoutFile.append('bio', '')
  const emptied = await send(app, 'updateProfile', { form: withoutFile }, person)
  expect(emptied.body.data.user).toMatchObject({ ...due, bio: null, avatar_url: filled.body.data.user.avatar_url })
})

test('a form with a wrong part changes nothing', async () => {
  const before = (await app.call('readMe', {}, person)).body.data.user
  const forms: [FormData, number][] = [
    [formWith('avatar', Buffer.from('no picture'), 'a.png', { name: '別の名前' }), 400],
    [formWith('avatar', await picture(9, 9), 'a.png', { name: 'あ' }), 400],
    [formWith('avatar', await picture(9, 9), 'a.png', { skills: '{"a":' }), 400],
    [formWith('avatar', await picture(9, 9), 'a.png', { skills: '"text"' }), 400],
    [formWith('avatar', await picture(9, 9), 'a.png', { experiences: `[{"title":"${'x'.repeat(300_000)}"}]` }), 413],
    [formWith('avatar', await picture(9, 9), 'a.png', { bio: 'あ'.repeat(50_000), address: 'あ'.repeat(50_000) }), 413],
  ]
  for (const [form, due] of forms) {
    const reply: Reply = await send(app, 'updateProfile', { form }, person)
    expect([reply.status, reply.body.success]).toEqual([due, false])
  }
  expect((await app.call('readMe', {}, person)).body.data.user).toEqual(before)
})

test('unknown form fields of any length are dropped', async () => {
  const [name, text] = ['佐藤 花子', 'x'.repeat(300_000)]
  const form = formWith('avatar', await picture(9, 9), 'a.png', { unknown: text, name, avatar: 'text' })
  expect((await send(app, 'updateProfile', { form }, person)).body.data.user).toMatchObject({ name })
  const other = formWith('avatar', await picture(9, 9), 'a.png', { name: text })
  expect((await send(app, 'uploadAvatar', { form: other }, person)).status).toBe(200)
})

test('the avatars of one person arrive one after the other', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'avatars-test-'))
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(temporary, { recursive: true })
  })
  const someone = await personOf(app)
  const { port } = app.http.server.address() as { port: number }
  const sent = request({
    ...{ port, method: 'POST', path: '/api/auth/upload-avatar' },
    headers: { ...bearer(someone), 'content-type': 'multipart/form-data; boundary=x' },
  })
  sent.on('error', () => undefined)
  sent.write('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\nGIF89a')
  const unfinished = async () => (await readdir(temporary)).length
  await expect.poll(unfinished).toBe(1)
  const next = send(app, 'uploadAvatar', { form: formWith('avatar', await picture(9, 9), 'a.png') }, someone)
  expect(await Promise.race([next, sleep(500, 'waits')])).toBe('waits')
  sent.destroy()
  expect((await next).status).toBe(200)
  await expect.poll(unfinished).toBe(0)
})
