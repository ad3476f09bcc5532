import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'

const long = process.env.FAILURES === 'long'

let server: TestServer
let board: Board
beforeEach(async () => {
  server = await startTestServer()
  board = await openBoard(server.url, { seekers: 2, jobs: 300 })
})
afterEach(async () => {
  await board.close()
  await server.stop()
})

/** Slow enough that the jobs last for the whole test. */
const pauseMs = 500

/** Each applicant gets a receipt; the employer gets one mail now, and one about all other applications later. */
async function expectEachOnce(applications: number, limitMs: number): Promise<void> {
  const { mail, employer, people } = board
  const seen = () => [mail.seenBy(employer.email), people.reduce((sum, { email }) => sum + mail.seenBy(email), 0)]
  await expect.poll(seen, { timeout: limitMs, interval: 500 }).toEqual([1, applications])
}

test('mails wait while the mail server is down, and then each is delivered once', async () => {
  board.mail.state.isAway = true
  await board.startNode()
  const applying = startApplying(board, pauseMs)
  await applying.more(10)
  await applying.stop()
  const tried = () => board.open.executeSql("select from queue.job where name = 'follow-ups' and state = 'retry'")
  await expect.poll(async () => (await tried()).rows.length, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(board.mail.caught).toEqual([])
  board.mail.state.isAway = false
  await expectEachOnce(applying.acknowledged.length, 150_000)
})

// The other node takes over a dead node's work after three minutes.
test.runIf(long)('a mail that a killed node sent and did not mark is seen once', async () => {
  const [, second] = [await board.startNode(), await board.startNode()]
  const applying = startApplying(board, pauseMs)
  await applying.more(20)
  await expect.poll(() => board.mail.caught.length, { timeout: 30_000 }).toBeGreaterThan(3)
  await second.stop('SIGKILL')
  await applying.more(10)
  await applying.stop()
  await expectEachOnce(applying.acknowledged.length, 8 * 60_000)
})
