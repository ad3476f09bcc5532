import { request } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { formWith } from '#server/testing/file-forms.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'

let origin: string
let ask: (text: string) => Promise<Socket>
const app = fixture(openTestApp)
const person = fixture(() => personOf(app))
beforeAll(async () => {
  const listening = await app.listen()
  origin = listening.origin
  ask = listening.ask
})

const json = { 'content-type': 'application/json' }
const large = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 'x')
const pdf = (megabytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), large(megabytes)])

test('a client that sends too much or the wrong thing gets an answer, not a broken connection', async () => {
  const cases: [what: string, path: string, init: RequestInit, status: number][] = [
    ['a large body', '/api/auth/login', { headers: json, body: JSON.stringify({ email: 'x'.repeat(5_000_000) }) }, 413],
    [
      'a large body of another type',
      '/api/auth/login',
      { headers: { 'content-type': 'text/plain' }, body: large(3) },
      415,
    ],
    ['a large body to nowhere', '/api/nowhere', { headers: json, body: large(3) }, 404],
    ['a large body with the wrong method', '/api/jobs/count', { headers: json, body: large(3) }, 405],
    ['an upload of nobody', '/api/auth/upload-avatar', { body: formWith('avatar', large(20), 'a.png') }, 401],
    [
      'a large upload that is no picture',
      '/api/auth/upload-avatar',
      { headers: bearer(person), body: formWith('avatar', large(20), 'a.png') },
      400,
    ],
    [
      'a large resume',
      '/api/auth/upload-resume',
      { headers: bearer(person), body: formWith('resume', pdf(30), 'a.pdf') },
      413,
    ],
  ]
  for (const [what, path, init, due] of cases) {
    const answer = await fetch(origin + path, { method: 'POST', ...init })
    expect([what, answer.status, ((await answer.json()) as { success: boolean }).success]).toEqual([what, due, false])
  }
})

test('an unparsable request is refused in the envelope', async () => {
  const answerTo = async (request: string) => {
    const [head = '', body = ''] = (await text(await ask(request))).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) }
  }
  const tooLong = await answerTo(`GET /api/jobs?keyword=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect([tooLong.status, tooLong.body]).toEqual([
    431,
    { success: false, message: '送信されたアドレスまたはヘッダーが長すぎます', code: 'address-too-long' },
  ])
  expect(tooLong.head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
  expect(tooLong.head).toMatch(/^x-content-type-options: nosniff$/im)
  const broken = await answerTo('GET /api/jobs HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n')
  const message = '送信されたデータの形式が正しくありません'
  expect([broken.status, broken.body]).toEqual([
    400,
    { success: false, message, code: 'body-malformed', errors: [{ msg: message, path: '' }] },
  ])
})

test('an aborted upload leaves nothing behind', async () => {
  await new Promise<void>((done) => {
    const headers = { ...bearer(person), 'content-type': 'multipart/form-data; boundary=x' }
    const sent = request(`${origin}/api/auth/upload-resume`, { method: 'POST', headers })
    sent.on('error', () => done())
    sent.write(
      '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 the beginning',
      () => setTimeout(() => sent.destroy(), 50),
    )
  })
  expect((await app.call('listResumes', {}, person)).body.data.resumes).toEqual([])
})

test('lists come compressed where the client takes it, and whole either way', async () => {
  const owner = await personOf(app, 'employer')
  for (let at = 0; at < 30; at += 1) await jobOf(app, owner, { description: 'とても長い説明'.repeat(100) })
  const lengths: number[] = []
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await fetch(`${origin}/api/jobs`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    const body = (await answer.json()) as { data: { jobs: unknown[] } }
    lengths.push(body.data.jobs.length)
  }
  expect(lengths).toEqual([30, 30, 30])
  const head = await fetch(`${origin}/api/jobs`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
