import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'
import { openHttp } from '#server/http/open-http.ts'
import { servePages } from '#server/pages/serve-pages.ts'

const limits = { https: false, google: null, trustProxy: false, idleTimeout: 30_000, requestTimeout: 60_000 }

test('absolute-form request targets are served as pages of this site', async () => {
  const app = await openTestApp()
  const http = await openHttp(app.dependencies, limits)
  const asked: string[] = []
  servePages(http, app.dependencies, {
    render: async ({ path }) => {
      asked.push(new URL(path, 'https://jobs.example').href)
      return { status: 200, headers: {}, body: Buffer.from('') }
    },
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const paths = {
    '/companies?q=a': '/companies?q=a',
    '//elsewhere.example/companies': '/elsewhere.example/companies',
    '/\\elsewhere.example/': '/elsewhere.example/',
    'http://elsewhere.example/companies': '/companies',
    'http://elsewhere.example': '/',
  }
  for (const path of Object.keys(paths)) {
    await new Promise<void>((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path }, (answer) => answer.resume().on('end', resolve))
      asking.on('error', reject).end()
    })
  }
  expect(asked).toEqual(Object.values(paths).map((path) => `https://jobs.example${path}`))
  await http.close()
  await app.close()
})

test('excess pages of one address get 503 with Retry-After, other addresses are served', async () => {
  const app = await openTestApp()
  const http = await openHttp(app.dependencies, limits)
  const rendering = Promise.withResolvers<void>()
  let begun = 0
  servePages(http, app.dependencies, {
    render: async () => {
      begun += 1
      await rendering.promise
      return { status: 200, headers: {}, body: Buffer.from('page') }
    },
  })
  const ask = (at: number, last = 1) =>
    // The request begins with the first `then`.
    http.inject({ method: 'GET', url: `/companies?q=${at}`, remoteAddress: `192.0.2.${last}` }).then((answer) => answer)
  const asked = Array.from({ length: 80 }, (_, at) => ask(at))
  const refused = await asked[79]
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([503, '2'])
  expect(refused?.headers['content-type']).toContain('text/html')
  expect(refused?.body).toContain('ただいま混み合っています')
  const other = ask(0, 2)
  await expect.poll(() => begun).toBe(5)
  rendering.resolve()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(64)
  expect((await other).statusCode).toBe(200)
  await http.close()
  await app.close()
})

test('an untrusted proxy is logged once', async () => {
  const app = await openTestApp()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  for (const trustProxy of [false, true]) {
    const http = await openHttp({ ...app.dependencies, log }, { ...limits, trustProxy })
    for (const _ of [1, 2]) await http.inject({ url: '/api/health', headers: { 'x-forwarded-for': '192.0.2.1' } })
    await http.close()
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
  await app.close()
})
