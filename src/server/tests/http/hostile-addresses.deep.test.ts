import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { applicationOf, fingerprint, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { addressOfCall, bearer, endpointNames, goodCall } from '#server/testing/sample-calls.ts'

let app: TestApp
let owner: Person
let admin: Person
beforeAll(async () => {
  // A name: browsers make no passkeys for an address.
  app = await openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  owner = await personOf(app, 'employer')
  admin = await personOf(app, 'admin')
})
afterAll(() => app.close())

const endpointOf = (name: EndpointName): Endpoint => endpoints[name]
const withIds = endpointNames.filter((name) => endpointOf(name).params)
const lists = endpointNames.filter((name) => endpointOf(name).list)
const long = 'a'.repeat(3_000)
const wrongIds = [
  ..."x 1 -1 null undefined %00 ..%2f ..%2f..%2fetc%2fpasswd % %zz %ED%A0%80 '%20OR%201=1 %E6%B1%82".split(' '),
  ...[`${v7()}x`, long, v7()],
]

test.each(withIds)('%s answers 404 in the envelope to ids of the wrong shape and to unknown ones', async (name) => {
  const given = await goodCall(name, { app, owner, caller: admin })
  const params = (given.params ?? {}) as Record<string, string>
  const before = await fingerprint(app)
  for (const key of Object.keys(params)) {
    for (const wrong of wrongIds) {
      const payload = given.body && { payload: given.body as object }
      const query = (given.query ?? {}) as Record<string, string>
      const { url, method } = addressOfCall(name, { ...params, [key]: wrong })
      const { status, body } = await app.inject({ method, url, query, headers: bearer(admin), ...payload })
      expect([name, wrong.slice(0, 40), status]).toEqual([name, wrong.slice(0, 40), 404])
      expect(body).toEqual({
        success: false,
        message: expect.stringMatching(/[ぁ-ん]/),
        code: expect.stringMatching(/-not-found$|^unknown-address$/),
      })
    }
  }
  expect(await fingerprint(app)).toBe(before)
})

const get = (url: string, as: Person | null = null) => app.inject({ method: 'GET', url, headers: bearer(as) })
async function urlOf(name: EndpointName): Promise<string> {
  const { params } = await goodCall(name, { app, owner, caller: admin })
  return addressOfCall(name, params as Record<string, string>).url
}

test.each(lists)('%s refuses pages and limits outside their range, and filters that are none', async (name) => {
  const url = await urlOf(name)
  const wrong = 'page=0 page=-1 page=1.5 page=abc page= page=1e9 page=%00 page=1&page=2 page[]=1'.split(' ')
  const limits = 'limit=0 limit=101 limit=abc limit=-5 limit=1&limit=1 limit=999999999999999999999'.split(' ')
  for (const query of [...wrong, ...limits]) {
    const { status, body } = await get(`${url}?${query}`, admin)
    // An unknown key is ignored.
    const due = query === 'page[]=1' ? 200 : 400
    expect([query, status]).toEqual([query, due])
    if (due === 400)
      expect(body).toMatchObject({ message: body.errors[0].msg, errors: [{ path: query.split('=')[0] }] })
  }
  const keys = Object.keys((endpointOf(name).query as unknown as { shape: object }).shape)
  // An id is opaque: one that nobody has finds nothing.
  for (const key of keys.filter((each) => !['page', 'limit', 'job_id', 'owner', 'assignee_id'].includes(each))) {
    for (const value of [
      '%00',
      ...(['q', 'poster', 'keyword', 'tag', 'source'].includes(key) ? [long] : ['nonsense', '%27%3B--']),
    ]) {
      const { status, body } = await get(`${url}?${key}=${value}`, admin)
      expect([key, value.slice(0, 20), status]).toEqual([key, value.slice(0, 20), 400])
      // A key that may come several times names the value too.
      expect(body.errors[0]).toEqual({
        msg: body.message,
        path: expect.stringMatching(new RegExp(`^${key}(\\.\\d+)?$`)),
      })
    }
  }
})

test.each(lists)(
  '%s answers an empty page far behind the last one, and 24 entries where no limit is named',
  async (name) => {
    const url = await urlOf(name)
    const { status, body } = await get(`${url}?page=1000000000&limit=100`, admin)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ [endpointOf(name).list as string]: [], page: 1_000_000_000, limit: 100 })
    expect(body.data.total).toEqual(expect.any(Number))
    expect((await get(`${url}?page=1`, admin)).body.data).toMatchObject({ page: 1, limit: 24 })
  },
)

test('wildcards of the database are letters like any other', async () => {
  await jobOf(app, owner, { title: '100%の達成_率\\円', description: 'abc' })
  await jobOf(app, owner, { title: '1000の達成率円', description: 'abc' })
  for (const [keyword, total] of [
    ['%', 1],
    ['_', 1],
    ['\\', 1],
    ['100%', 1],
    ['達成_率', 1],
    ['達成', 2],
    ["'", 0],
  ] as const) {
    const { body } = await get(`/api/jobs?keyword=${encodeURIComponent(keyword)}`)
    expect([keyword, body.data.total, body.data.jobs.length]).toEqual([keyword, total, total])
    expect((await get(`/api/jobs/count?keyword=${encodeURIComponent(keyword)}`)).body.data.total).toBe(total)
    expect((await get(`/api/admin/jobs?q=${encodeURIComponent(keyword)}`, admin)).body.data.total).toBe(total)
  }
  const [mine, applicant] = [await personOf(app, 'employer'), await personOf(app, 'user', { name: '100%_\\太郎' })]
  const job = await jobOf(app, mine, { title: '別の職' })
  await applicationOf(app, job, applicant)
  await applicationOf(app, job, await personOf(app, 'user', { name: '一般人' }))
  for (const q of ['%', '_', '\\']) {
    const asked = encodeURIComponent(q)
    expect((await get(`/api/admin/users?q=${asked}`, admin)).body.data.total).toBe(1)
    expect((await get(`/api/employer/applications?q=${asked}`, mine)).body.data.applications).toHaveLength(1)
    expect((await get(`/api/jobs/my-applications?q=${asked}`, applicant)).body.data.applications).toHaveLength(0)
  }
})

test('unknown addresses under /api are 404 in the envelope, whatever the method', async () => {
  const unknown = '/api /api/ /api/nothing /api/jobs/a/b/c/d /api/auth /api/admin /api/%zz /api/..%2f'
  for (const url of unknown.split(' ')) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND' as 'GET'] as const) {
      const { status, body } = await app.inject({ method, url, headers: { accept: 'text/html' } })
      expect([url, method, status]).toEqual([url, method, 404])
      expect(body).toEqual({ success: false, message: 'お探しのAPIは見つかりませんでした', code: 'unknown-address' })
    }
  }
})

test('a known address with another method is 405 and names the methods that there are', async () => {
  const common = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  const paths = Map.groupBy(endpointNames, (name) => endpointAddress(name).path)
  for (const [path, names] of paths) {
    const methods = names.map((name) => endpointAddress(name).method)
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    for (const method of [...common, 'PROPFIND' as 'GET', 'LINK' as 'GET']) {
      if (allowed.includes(method)) continue
      const { status, body, headers } = await app.inject({ method, url: path.replaceAll(/:\w+/g, v7()) })
      expect([method, path, status]).toEqual([method, path, 405])
      expect(String(headers.allow).split(', ').sort()).toEqual([...allowed].sort())
      if (method !== 'HEAD')
        expect(body).toEqual({ success: false, message: 'この操作には対応していません', code: 'method-not-allowed' })
    }
  }
})
