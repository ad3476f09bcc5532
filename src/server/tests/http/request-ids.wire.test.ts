import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { entriesOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(() => openTestApp({ env: { TRUST_PROXY: '127.0.0.1' } }))

const ours = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const idOf = async (given?: string, remoteAddress = '127.0.0.1', url = '/api/health') => {
  const headers = given === undefined ? {} : { 'x-request-id': given }
  return (await app.inject({ method: 'GET', url, headers, remoteAddress })).headers['x-request-id']
}

test('every answer names its request, failures too', async () => {
  for (const url of ['/api/health', '/api/jobs?page=1', '/api/auth/me', '/api/none', '/api/jobs?page=0', '/%E0%A4%A'])
    expect(await idOf(undefined, '127.0.0.1', url)).toMatch(ours)
})

test('a trusted proxy names the request, well formed; nobody else does', async () => {
  expect(await idOf('edge-4711.0815')).toBe('edge-4711.0815')
  expect(await idOf('edge-4711.0815', '198.51.100.7')).toMatch(ours)
  for (const given of ['short', 'with a blank', 'a\tb-4711-0815', '"quoted"', 'x'.repeat(101), 'いろはにほへとちり'])
    expect(await idOf(given)).toMatch(ours)
})

test('ports, brackets and mapped addresses from a proxy make no other caller', async () => {
  const payload = {
    name: '試験 太郎',
    email: 'taro@example.com',
    subject: '質問',
    message: '営業時間を教えてください。',
  }
  const contact = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers,
      remoteAddress: '127.0.0.1',
    })
    return reply.status
  }
  for (const port of [1, 2, 3]) expect(await contact(`203.0.113.9:${port}`)).toBe(201)
  expect(await contact('[::ffff:203.0.113.9]:4, 127.0.0.1:5')).toBe(201)
  expect(await contact('::ffff:cb00:7109')).toBe(201)
  expect(await contact('203.0.113.9')).toBe(429)
  for (const each of [1, 2, 3, 4, 5]) expect(await contact(`[2001:db8::${each}]:${each}`)).toBe(201)
  expect(await contact('2001:0DB8:0:0::6')).toBe(429)
})

test('the audit log names the request and where it came from', async () => {
  const employer = await personOf(app, 'employer')
  const id = await jobOf(app, employer)
  const headers = { authorization: `Bearer ${employer.token}`, 'x-request-id': 'edge-4712.0815' }
  const forwarded = { ...headers, 'x-forwarded-for': '198.51.100.7' }
  const url = `/api/jobs/${id}/close`
  expect((await app.inject({ method: 'POST', url, headers: forwarded, remoteAddress: '127.0.0.1' })).status).toBe(200)
  expect(await entriesOf(app, id)).toMatchObject([
    { action: 'job:close', actor_id: employer.id, request_id: 'edge-4712.0815', address: '198.51.100.7' },
  ])
})
