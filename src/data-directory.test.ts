import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { localSecret, protectData } from './data-directory.ts'

const mask = process.umask(0o002)
afterEach(() => void process.umask(mask))

test('the data directory is closed to other accounts: what was left open, and what is created', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-data-'))
  const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8)
  await chmod(dataDir, 0o777)
  await mkdir(join(dataDir, 'db'), { mode: 0o777 })
  await writeFile(join(dataDir, 'db', 'left-open'), '')
  await protectData(dataDir)
  await localSecret(dataDir)
  await mkdir(join(dataDir, 'mail'))
  await writeFile(join(dataDir, 'mail', 'new'), '')
  expect(await Promise.all(['', 'db', 'mail'].map(modeOf))).toEqual(['700', '700', '700'])
  expect(await Promise.all(['secret', 'db/left-open', 'mail/new'].map(modeOf))).toEqual(['600', '600', '600'])
  await rm(dataDir, { recursive: true })
})

test('a data directory that cannot be made is one sentence', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'file')
  await writeFile(file, '')
  await expect(protectData(join(file, 'data'))).rejects.toThrow(/^DATA_DIR cannot be created \(ENOTDIR\)/)
})
