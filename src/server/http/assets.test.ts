import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('browsers ask each time whether the service worker is still the newest one', async () => {
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  cpSync('public', join(folder, 'client'), { recursive: true })
  const app = Fastify()
  await serveAssets(app, folder)
  const worker = await app.inject('/sw.js')
  expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  await app.close()
})
