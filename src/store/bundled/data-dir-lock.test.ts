import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUse, type DataDirLock, isAlive, lockDataDir, ownIdentity } from './data-dir-lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-test-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** A process that has the lock until it is killed. */
async function holder() {
  const code = `import { lockDataDir } from '#store/bundled/data-dir-lock.ts'
    await lockDataDir(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a second opening in the same process is refused and names the process', async () => {
  const lock = await lockDataDir(directory)
  const refusal = await lockDataDir(directory).catch((error) => error)
  expect(refusal).toBeInstanceOf(DataDirInUse)
  expect(refusal.pid).toBe(process.pid)
  expect(refusal.message).toContain(String(process.pid))
  await lock.release()
  await (await lockDataDir(directory)).release()
})

test('a directory locked by another process is refused, and free once that process is killed', async () => {
  const child = await holder()
  await expect(lockDataDir(directory)).rejects.toMatchObject({ name: 'DataDirInUse', pid: child.pid })
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await lockDataDir(directory)).release()
})

test('of many who take over a dead lock at once, one wins', async () => {
  for (let round = 0; round < 20; round += 1) {
    const dead = { ...ownIdentity(), started: '1' }
    await writeFile(join(directory, `lock.${1000 * (round + 1)}`), JSON.stringify(dead))
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(directory)))
    const won = tries.filter((each) => each.status === 'fulfilled').map((each) => each.value as DataDirLock)
    expect(won).toHaveLength(1)
    await won[0]?.release()
  }
  expect(await readdir(directory)).toHaveLength(1)
})

test('processes that take and release it in turn never have it together', async () => {
  let holders = 0
  let most = 0
  let taken = 0
  const worker = async () => {
    for (let i = 0; i < 30; i += 1) {
      const lock = await lockDataDir(directory).catch(() => null)
      if (!lock) continue
      holders += 1
      taken += 1
      most = Math.max(most, holders)
      await new Promise((resolve) => setTimeout(resolve, 1))
      holders -= 1
      await lock.release()
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  expect(most).toBe(1)
  expect(taken).toBeGreaterThan(5)
})

test('a reused pid is not the owner', () => {
  expect(isAlive(ownIdentity())).toBe(true)
  if (process.platform === 'linux') expect(isAlive({ ...ownIdentity(), started: '1' })).toBe(false)
})

test('an owner in another container counts as alive while it touches its file', async () => {
  const file = join(directory, 'lock.1')
  await writeFile(file, JSON.stringify({ pid: 1, started: '5', realm: 'elsewhere' }))
  await expect(lockDataDir(directory)).rejects.toBeInstanceOf(DataDirInUse)
  const before = new Date(Date.now() - 60_000)
  await utimes(file, before, before)
  await (await lockDataDir(directory)).release()
})
