import { afterEach, beforeEach, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'

const long = process.env.FAILURES === 'long'

let server: ThrowawayPostgres
let board: Board
beforeEach(async () => {
  server = await startThrowawayPostgres()
  board = await openBoard(server.url, { seekers: 2, jobs: 300 })
})
afterEach(async () => {
  await board.close()
  await server.stop()
})

/** Slow enough that there are jobs left for as long as a test lasts. */
const pauseMs = 500

/** A receipt follows from each application; the employer hears of the first one now, and of the others later in one mail. */
async function expectEachOnce(applications: number, limitMs: number): Promise<void> {
  const { mail, employer, people } = board
  const seen = () => [mail.seenBy(employer.email), people.reduce((sum, { email }) => sum + mail.seenBy(email), 0)]
  await expect.poll(seen, { timeout: limitMs, interval: 500 }).toEqual([1, applications])
}

test('while the mail server is away mails wait, and then each is delivered once', async () => {
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

// The other node takes over what a dead one had in hand after three minutes.
test.runIf(long)('a node that is killed after sending and before marking sends no second mail to the eye', async () => {
  const [, second] = [await board.startNode(), await board.startNode()]
  const applying = startApplying(board, pauseMs)
  await applying.more(20)
  await expect.poll(() => board.mail.caught.length, { timeout: 30_000 }).toBeGreaterThan(3)
  await second.stop('SIGKILL')
  await applying.more(10)
  await applying.stop()
  await expectEachOnce(applying.acknowledged.length, 8 * 60_000)
})
