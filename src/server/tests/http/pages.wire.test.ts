import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'
import { openHttp } from '#server/http/open-http.ts'
import { servePages } from '#server/pages/serve-pages.ts'

test('a page is one of this site, however the address of a request begins', async () => {
  const app = await openTestApp()
  const limits = { https: false, google: null, trustProxy: false, idleTimeout: 30_000, requestTimeout: 60_000 }
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
