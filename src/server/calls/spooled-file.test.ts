import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { spooled } from './spooled-file.ts'

const usual = process.env.TMPDIR
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spooled-test-'))
  process.env.TMPDIR = folder
})
afterEach(async () => expect(await readdir(folder)).toEqual([]))
afterAll(async () => {
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  await rm(folder, { recursive: true })
})

const chunks = (count: number) => Array.from({ length: count }, (_, at) => Buffer.alloc(10_000, at % 256))

test('a small file stays in memory', async () => {
  const file = await spooled(Readable.from(chunks(3)))
  expect(await readdir(folder)).toEqual([])
  expect(await file.content()).toEqual(Buffer.concat(chunks(3)))
  await file.discard()
})

test.skipIf(process.platform === 'win32')(
  'a larger one has no name on the disk, so that a killed process leaves nothing',
  async () => {
    const { promise: half, resolve: reachHalf } = Promise.withResolvers<void>()
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
    async function* slow() {
      yield* chunks(500).slice(0, 250)
      reachHalf()
      await rest
      yield* chunks(500).slice(250)
    }
    const arriving = spooled(slow())
    await half
    expect(await readdir(folder)).toEqual([])
    goOn()
    const file = await arriving
    expect(await readdir(folder)).toEqual([])
    expect(await file.content()).toEqual(Buffer.concat(chunks(500)))
    expect(await file.content()).toEqual(Buffer.concat(chunks(500)))
    await file.discard()
  },
)

test('an upload that breaks off leaves nothing', async () => {
  async function* broken() {
    yield* chunks(500)
    throw new Error('connection lost')
  }
  await expect(spooled(broken())).rejects.toThrow('connection lost')
})
