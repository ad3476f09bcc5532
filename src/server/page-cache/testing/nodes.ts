import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from '#app/testing/test-app.ts'
import { openHttp } from '#server/http/open-http.ts'
import { securityHeaders } from '#server/http/security.ts'
import { openPageCache, type PageCache } from '#server/page-cache/page-cache.ts'
import type { OpenDatabase } from '#store/database.ts'
import { watchPublicVersion } from '#store/public-version.ts'

/** A response with its encoded body. */
export type Sent = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A node with a page cache on a port of its own, beside others on the database of a test app. */
export type TestNode = {
  cache: PageCache
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Sent>
  /** Calls with a JSON body as a signed-in person; returns the status. */
  post(path: string, token: string, body?: object, method?: string): Promise<number>
  close(): Promise<void>
}

const silent = { warn: () => undefined }

/** Opens a node; `listen` replaces how it learns of changes elsewhere. */
export async function openNode(app: TestApp, listen?: OpenDatabase['listen']): Promise<TestNode> {
  const security = { https: false, google: null }
  const version = await watchPublicVersion({ ...app.open, ...(listen && { listen }) }, silent)
  const { now } = app.dependencies
  const cache = openPageCache({ bytes: 8 * 1_024 * 1_024, version, common: securityHeaders(security), now })
  const http = await openHttp(app.dependencies, {
    ...security,
    trustProxy: false,
    idleTimeout: 30_000,
    requestTimeout: 60_000,
    cache,
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const send = (path: string, method: string, headers: Record<string, string>, body = '') =>
    new Promise<Sent>((resolve, reject) => {
      const sending = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      sending.on('error', reject)
      sending.end(body)
    })
  return {
    cache,
    get: (path, headers = {}, method = 'GET') => send(path, method, headers),
    async post(path, token, body = {}, method = 'POST') {
      const text = JSON.stringify(body)
      const length = String(Buffer.byteLength(text))
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': length }
      return (await send(path, method, headers, text)).status
    },
    async close() {
      await http.close()
      await version.stop()
    },
  }
}

/** Titles in a list of jobs as it was sent without encoding. */
export const titlesIn = ({ body }: Sent): string[] =>
  JSON.parse(body.toString()).data.jobs.map(({ title }: { title: string }) => title)
