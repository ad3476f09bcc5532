import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusalError } from '#rules/refusals.ts'
import { defaultOperator } from '#words/operator.ts'
import type { PageCalls, Site } from './page-renderer.ts'
import { type RenderThread, renderThread } from './render-threads.ts'

/** A bundle with one page, whose loader asks for what its query names. */
const bundle = `
const loader = async ({ request, context }) => {
  const ask = new URL(request.url).searchParams.get('ask')
  if (ask === 'die') process.exit(1)
  const { api } = context.get(globalThis[Symbol.for('shigotocho.page-context')])
  return Response.json(await api(ask).catch(({ refusal }) => ({ refusal })))
}
export const routes = { page: { id: 'page', path: '/', index: true, module: { loader } } }
export const entry = { module: { default: () => new Response('') } }
export const assets = { routes: {}, version: '1' }
export const future = {}
export const basename = '/'
export const ssr = true
export const isSpaMode = false
export const prerender = []
export const publicPath = '/'
export const assetsBuildDirectory = ''
export const routeDiscovery = { mode: 'initial' }
`
const site: Site = {
  publicUrl: 'http://localhost',
  production: true,
  operator: defaultOperator,
  security: { https: false, scriptOrigins: [] },
}
const calls: PageCalls = {
  isJobOver: async () => false,
  api: (async (name: string) => {
    if (name === 'closed') throw new RefusalError('job-not-found')
    return { asked: name }
  }) as never,
}

let folder: string
let thread: RenderThread
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server', 'index.js'), bundle)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  thread = renderThread(folder, site)
})
afterAll(async () => {
  await thread.close()
  await rm(folder, { recursive: true })
})

const ask = async (name: string) => {
  const { body } = await thread.render({ path: `/?ask=${name}`, headers: {} }, calls)
  return JSON.parse(body.toString())
}

test('loaders in the thread ask the server, each page its own', async () => {
  await thread.ready
  expect(await Promise.all([ask('one'), ask('two')])).toEqual([{ asked: 'one' }, { asked: 'two' }])
})

test('a refusal keeps its reason on the way', async () => {
  expect(await ask('closed')).toEqual({ refusal: 'job-not-found' })
})

test('a thread that dies fails its pages and is replaced', async () => {
  await expect(ask('die')).rejects.toThrow()
  expect(await ask('again')).toEqual({ asked: 'again' })
})

test('a bundle that does not load is told', async () => {
  const broken = renderThread(join(folder, 'nowhere'), site)
  await expect(broken.ready).rejects.toThrow('ENOENT')
  await broken.close()
})
