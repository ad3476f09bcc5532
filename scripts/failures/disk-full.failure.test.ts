import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'

/** Longest time (ms) from free space to the next application. */
const backWithin = 5_000

const disk = mkdtempSync(join(tmpdir(), 'shigotocho-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0
if (!mounted) console.log('Skipped the full disk: only root can mount a small file system.')

describe.skipIf(!mounted)('a database whose disk is full', () => {
  const folder = process.env.TMPDIR
  let server: TestServer
  let board: Board
  beforeAll(async () => {
    chmodSync(disk, 0o777)
    process.env.TMPDIR = disk
    server = await startTestServer({ durable: true })
    restoreFolder()
    board = await openBoard(server.url, { seekers: 4, jobs: 2_000 })
    await board.startNode()
  })
  afterAll(async () => {
    restoreFolder()
    await board?.close()
    await server?.stop()
    spawnSync('umount', [disk])
    rmdirSync(disk)
  })

  /** Writes in small blocks, because the server writes at the same time. */
  function fill(file: string) {
    const block = Buffer.alloc(64 * 1024)
    try {
      for (;;) appendFileSync(file, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  function restoreFolder() {
    if (folder === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = folder
  }

  test('loses nothing: changes are refused with 503 until there is space again', async () => {
    const applying = startApplying(board, 0)
    await applying.more(20)
    const filler = join(disk, 'filler')
    fill(filler)
    const since = performance.now()
    const refused = () => applying.outcomes.filter(({ at, status }) => at > since && status === 503).length
    await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(10)
    expect((await fetch(`${board.nodes[0]?.url}/`)).status).toBe(200)
    await sleep(2_000)
    rmSync(filler)
    // Without space for its write-ahead log, the server has stopped itself.
    await server.startServer()
    const waited = await applying.more(5)
    await applying.stop()
    const statuses = [...new Set(applying.outcomes.map(({ status }) => status))].sort()
    console.log('refused:', refused(), 'statuses:', statuses.join(' '), 'back after ms:', Math.round(waited))
    expect(applying.outcomes.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([])
    expect(waited).toBeLessThan(backWithin)
    await expectNothingLost(board, applying.acknowledged)
  })
})
