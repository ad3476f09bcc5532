import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { openNode, type TestNode, titlesIn } from '#server/page-cache/testing/nodes.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let node: TestNode
const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))
beforeAll(async () => {
  await jobOf(app, owner, { title: '最初の求人', description: '仕事の内容。'.repeat(300) })
  node = await openNode(app)
})
afterAll(() => node.close())

const list = '/api/jobs?limit=20'
const version = async () =>
  (await app.open.db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version

test('a cached answer is complete in every encoding, for GET and HEAD, every time', async () => {
  const plain = await node.get(list)
  for (let round = 0; round < 2; round += 1) {
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const got = await node.get(list, { 'accept-encoding': encoding })
      expect(got.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
      expect(got.headers['content-length']).toBe(String(got.body.length))
      expect(decode(got.body).equals(plain.body)).toBe(true)
      const head = await node.get(list, { 'accept-encoding': encoding }, 'HEAD')
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
        200,
        got.headers['content-length'],
        0,
      ])
    }
    expect((await node.get(list)).body.equals(plain.body)).toBe(true)
    expect(plain.headers['content-length']).toBe(String(plain.body.length))
  }
  expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(plain.headers['content-security-policy']).toContain("default-src 'none'")
})

test('the first reader gets the quickest compression, and later ones the smaller encoding', async () => {
  const path = `${list}&keyword=${encodeURIComponent('最初')}`
  const plain = await node.get(`${path}&page=1`)
  const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const first = await node.get(path, accepted)
  expect(first.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(first.body).equals(plain.body)).toBe(true)
  const head = await node.get(path, accepted, 'HEAD')
  expect([head.headers['content-encoding'], head.headers.etag]).toEqual(['zstd', first.headers.etag])
  await expect.poll(async () => (await node.get(path, accepted)).headers['content-encoding']).toBe('br')
  const later = await node.get(path, { ...accepted, 'if-none-match': first.headers.etag as string })
  expect(later.status).toBe(200)
  expect(later.headers.etag).not.toBe(first.headers.etag)
  expect(brotliDecompressSync(later.body).equals(plain.body)).toBe(true)
  expect((await node.get(path)).body.equals(plain.body)).toBe(true)
})

test('a client that has the answer gets 304, with the headers of the answer and without a body', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await node.get(list, { 'accept-encoding': encoding })
    for (const known of [headers.etag as string, `"x", W/${headers.etag}`, '*']) {
      const again = await node.get(list, { 'accept-encoding': encoding, 'if-none-match': known })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
      expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    }
    const other = await node.get(list, { 'accept-encoding': encoding, 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
  }
})

test('unknown parameters share the entry, and wrong values are still refused', async () => {
  await node.get('/api/jobs/count?keyword=x')
  const { entries } = node.cache.figures()
  for (let n = 0; n < 20; n += 1) await node.get(`/api/jobs/count?utm=${n}&keyword=x`)
  expect(node.cache.figures().entries).toBe(entries)
  expect((await node.get('/api/jobs?limit=0')).status).toBe(400)
  expect(node.cache.figures().entries).toBe(entries)
})

test('all callers share an entry, and private answers are never cached', async () => {
  const anonymous = await node.get(list)
  const { entries } = node.cache.figures()
  const asked = await node.get(list, { authorization: `Bearer ${owner.token}`, cookie: 'a=b' })
  expect(asked.body.equals(anonymous.body)).toBe(true)
  const mine = await node.get('/api/jobs/my-jobs?limit=5', { authorization: `Bearer ${owner.token}` })
  expect([mine.status, mine.headers['cache-control']]).toEqual([200, 'no-store'])
  expect((await node.get('/api/jobs/my-jobs?limit=5')).status).toBe(401)
  expect((await node.get(list, {}, 'POST')).status).toBe(401)
  expect(node.cache.figures().entries).toBe(entries)
})

test('the complete list is streamed and not cached', async () => {
  const { entries } = node.cache.figures()
  expect((await node.get('/api/jobs')).headers['cache-control']).toBe('no-store')
  expect(node.cache.figures().entries).toBe(entries)
})

test('a caller whose change was confirmed finds it in the next answer', async () => {
  const steps: [string, () => Promise<unknown>, boolean][] = []
  const id = await jobOf(app, owner, { title: '新しい求人', approval_status: 'pending', was_public: false })
  const path = `/api/jobs/${id}`
  steps.push(['approved', () => node.post(`${path}/approve`, admin.token), true])
  steps.push(['closed', () => node.post(`${path}/close`, owner.token), false])
  steps.push(['reopened', () => node.post(`${path}/reopen`, owner.token), true])
  steps.push(['stopped', () => node.post(`/api/admin/jobs/${id}/toggle-status`, admin.token), false])
  steps.push(['started', () => node.post(`/api/admin/jobs/${id}/toggle-status`, admin.token), true])
  steps.push(['edited', () => node.post(path, owner.token, { title: '直した求人' }, 'PUT'), true])
  steps.push(['its correction approved', () => node.post(`${path}/approve`, admin.token), false])
  steps.push(['deleted', () => node.post(path, owner.token, {}, 'DELETE'), false])
  for (const [name, step, shown] of steps) {
    await node.get(list)
    expect(await step(), name).toBe(200)
    expect(titlesIn(await node.get(list)).includes('新しい求人'), name).toBe(shown)
  }
})

test('a renamed or deleted employer is gone from the list at once', async () => {
  const other = await personOf(app, 'employer')
  await jobOf(app, other, { title: '他社の求人' })
  await expect.poll(async () => titlesIn(await node.get(list))).toContain('他社の求人')
  expect(await node.post('/api/auth/profile', other.token, { name: '改名 花子' }, 'PUT')).toBe(200)
  expect((await node.get(list)).body.toString()).toContain('改名 花子')
  expect(await node.post(`/api/admin/users/${other.id}`, admin.token, {}, 'DELETE')).toBe(200)
  expect(titlesIn(await node.get(list))).not.toContain('他社の求人')
})

test('views, applications and private changes do not change the cache', async () => {
  const id = await jobOf(app, owner, { title: '数える求人' })
  const before = await version()
  await app.open.db.updateTable('jobs').set({ view_count: 7 }).where('id', '=', id).execute()
  await applicationOf(app, id, await personOf(app))
  await jobOf(app, owner, { approval_status: 'pending', was_public: false })
  await app.open.db.updateTable('users').set({ bio: 'x' }).where('id', '=', owner.id).execute()
  expect(await version()).toBe(before)
})

test('a transaction counts once however much it changes, and a rolled back one does not count', async () => {
  const before = await version()
  await app.open.db.updateTable('jobs').set({ title: sql`title || '!'` }).execute()
  expect(await version()).toBe(before + 1)
  const undone = app.open.db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set({ title: 'undone' }).execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await version()).toBe(before + 1)
})

test('a deadline passes at midnight in Tokyo without a change', async () => {
  const now = app.dependencies.now().getTime()
  const today = new Date(now + 9 * 3_600_000).toISOString().slice(0, 10)
  await jobOf(app, owner, { title: '本日締切', deadline: today })
  await node.post('/api/auth/refresh', admin.token)
  expect(titlesIn(await node.get(list))).toContain('本日締切')
  app.wait(24 * 3_600_000)
  expect(titlesIn(await node.get(list))).not.toContain('本日締切')
  app.wait(-24 * 3_600_000)
})
