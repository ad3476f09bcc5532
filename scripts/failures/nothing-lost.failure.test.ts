import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { openNetworkLink } from './testing/network-link.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'

const long = process.env.FAILURES === 'long'
/** Longest time (ms) from the return of the database to the next application; hosted machines may be slow. */
const backWithin = process.env.CI ? 60_000 : 5_000

let server: ThrowawayPostgres
let board: Board
beforeEach(async () => {
  server = await startThrowawayPostgres({ durable: true })
  board = await openBoard(server.url, { seekers: 8, jobs: long ? 4_000 : 600 })
})
afterEach(async () => {
  await server.startServer().catch(() => undefined)
  server.resume()
  await board.close()
  await server.stop()
})

const home = async () => fetch(`${board.nodes[0]?.url}/`, { signal: AbortSignal.timeout(10_000) })

test('a node that is killed loses nothing that it acknowledged', async () => {
  await board.startNode()
  await board.startNode()
  const applying = startApplying(board)
  for (let round = 0; round < (long ? 100 : 3); round += 1) {
    const node = board.nodes[round % 2]
    await applying.more(10)
    await node?.stop('SIGKILL')
    await applying.more(10)
    await node?.startAgain()
  }
  await applying.stop()
  await expectNothingLost(board, applying.acknowledged)
})

test('a database server that is killed loses nothing, and people can apply again soon after it is back', async () => {
  await board.startNode()
  const applying = startApplying(board)
  const waited: number[] = []
  for (let round = 0; round < (long ? 20 : 2); round += 1) {
    await applying.more(20)
    await server.killServer()
    await sleep(500)
    await server.startServer()
    waited.push(await applying.more(1))
  }
  await applying.stop()
  console.log('back after ms:', waited.map(Math.round).join(' '))
  expect(Math.max(...waited)).toBeLessThan(backWithin)
  await expectNothingLost(board, applying.acknowledged)
})

test('a frozen database server loses nothing: no request exceeds its deadline, and home is still served', async () => {
  await board.startNode()
  expect((await home()).status).toBe(200)
  const applying = startApplying(board)
  await applying.more(20)
  server.pause()
  const pausedFor = long ? 20_000 : 12_000
  const until = performance.now() + pausedFor
  const homes: { status: number; ms: number; cache: string | null }[] = []
  while (performance.now() < until) {
    const since = performance.now()
    const { status, headers } = await home()
    homes.push({ status, ms: Math.round(performance.now() - since), cache: headers.get('cache-status') })
    await sleep(250)
  }
  server.resume()
  const waited = await applying.more(1)
  await applying.stop()
  console.log('home:', homes.map(({ status, ms }) => `${status}/${ms}`).join(' '), 'back after ms:', Math.round(waited))
  expect(homes.every(({ status }) => status === 200)).toBe(true)
  expect(Math.max(...homes.map(({ ms }) => ms))).toBeLessThan(2_500)
  expect(homes.at(-1)?.cache).toContain('stale-if-error')
  expect(waited).toBeLessThan(backWithin)
  // 409: the application was committed, but the database froze before it said so.
  expect(applying.outcomes.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([])
  await expectNothingLost(board, applying.acknowledged)
})

test('a network that breaks or drops everything loses nothing', async () => {
  const link = await openNetworkLink(new URL(server.url))
  const node = await board.startNode({ DATABASE_URL: link.url })
  expect((await home()).status).toBe(200)
  const applying = startApplying(board)
  const waited: number[] = []
  for (const state of long ? (['cut', 'silent', 'cut', 'silent'] as const) : (['cut', 'silent'] as const)) {
    await applying.more(20)
    link.set(state)
    await sleep(3_000)
    expect((await fetch(`${node.url}/api/ready`)).status).toBe(503)
    expect((await home()).status).toBe(200)
    link.set('open')
    waited.push(await applying.more(1))
  }
  await applying.stop()
  console.log('back after ms:', waited.map(Math.round).join(' '))
  expect(Math.max(...waited)).toBeLessThan(backWithin)
  await expectNothingLost(board, applying.acknowledged)
  await link.close()
})
