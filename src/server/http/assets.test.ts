import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { productName } from '#words/labels.ts'
import { serveAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('browsers revalidate the service worker each time', async () => {
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

test('a file of the bundle is cached forever and sent compressed, and nothing outside the folder is sent', async () => {
  const assets = join(folder, 'client', 'assets')
  mkdirSync(join(assets, 'parts'), { recursive: true })
  for (const name of ['app-1.js', 'app-1.js.br', 'plain-2.js', 'parts/x-3.css']) writeFileSync(join(assets, name), name)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const app = Fastify()
  await serveAssets(app, folder)
  const ask = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers, body } = await app.inject({ method, url, headers: { 'accept-encoding': 'br, gzip' } })
    const { 'content-encoding': encoding, 'cache-control': caching, 'content-type': type } = headers
    return { statusCode, body, encoding, caching, type: `${type}`.split(';')[0] }
  }
  const caching = 'public, max-age=31536000, immutable'
  const compressed = { statusCode: 200, encoding: 'br', caching, type: 'application/javascript' }
  expect(await ask('/assets/app-1.js')).toEqual({ ...compressed, body: 'app-1.js.br' })
  expect(await ask('/assets/app-1.js', 'HEAD')).toEqual({ ...compressed, body: '' })
  expect(await ask('/assets/plain-2.js')).toMatchObject({ statusCode: 200, encoding: undefined, body: 'plain-2.js' })
  expect(await ask('/assets/parts/x-3.css')).toMatchObject({ statusCode: 200, type: 'text/css' })
  for (const path of ['none.js', '', 'parts', '../../secret.txt', '%2e%2e/%2e%2e/secret.txt', '..%2f..%2fsecret.txt'])
    expect([path, (await ask(`/assets/${path}`)).statusCode]).toEqual([path, expect.toSatisfy((code) => code >= 400)])
  await app.close()
})

test('the page can be added to a home screen under its Japanese name, with icons of the sizes that it says', async () => {
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  cpSync('public', join(folder, 'client'), { recursive: true })
  const app = Fastify()
  await serveAssets(app, folder)
  const answer = await app.inject('/manifest.webmanifest')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/manifest+json'])
  const manifest = answer.json()
  expect(manifest).toMatchObject({
    ...{ name: productName, short_name: productName, lang: 'ja' },
    ...{ start_url: '/', scope: '/', id: '/', display: 'standalone' },
    ...{ theme_color: '#fdfcf9', background_color: '#fdfcf9' },
  })
  const ofPng = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png')
  // What browsers ask before they offer to install.
  expect(ofPng.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const icons = [...ofPng, { src: '/apple-touch-icon.png', sizes: '180x180' }, { src: '/badge-96.png', sizes: '96x96' }]
  for (const { src, sizes } of icons) {
    const { headers, rawPayload } = await app.inject(src)
    expect([src, headers['content-type']]).toEqual([src, 'image/png'])
    const { width, height, hasAlpha } = await sharp(rawPayload).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
    // Transparent pixels are black on the home screen of an iPhone; a badge is its shape alone.
    expect([src, hasAlpha]).toEqual([src, src === '/badge-96.png'])
  }
  const pages = new Set<string>(Object.values(pageAddresses))
  for (const { url } of manifest.shortcuts) expect(pages).toContain(url)
  await app.close()
})

type Icon = { src: string; sizes: string; type: string; purpose: string }
