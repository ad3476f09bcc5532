import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'

const long = process.env.FAILURES === 'long'
/** Longest time (ms) from the return of the database to the next application; hosted machines may be slow. */
const backWithin = process.env.CI ? 60_000 : 5_000

let server: TestServer
let board: Board
beforeEach(async () => {
  server = await startTestServer({ durable: true })
  board = await openBoard(server.url, { seekers: 8, jobs: long ? 4_000 : 600 })
})
afterEach(async () => {
  await server.startServer().catch(() => undefined)
  await board.close()
  await server.stop()
})

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
