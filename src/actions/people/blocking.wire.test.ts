import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { limits } from '#rules/limits.ts'
import { countBlockedEmployers, insertNamedBlocks } from '#store/people/blocked-employers.ts'
import { blockEmployer } from './blocking.ts'

const board = fixture(openTestBoard)

test('concurrently blocked employers stay within their limit', async () => {
  const seeker = await board.person()
  const context = board.as(seeker)
  const names = Array.from({ length: limits.blockedEmployersPerUser - 3 }, (_, at) => `株式会社みほん${at}`)
  await board.open.db.transaction().execute((tx) => insertNamedBlocks(tx, seeker.id, names, context.now))
  const block = (_: unknown, at: number) =>
    blockEmployer({ params: {}, query: {}, body: { name: `甲${at}`, other_names: [`乙${at}`] } }, context)
  // Nobody adds a row before all have counted those that are there.
  const outcomes = await board.open.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE blocked_employers IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const all = Promise.allSettled(Array.from({ length: 5 }, block))
    await sleep(300)
    return () => all
  })
  expect((await outcomes()).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countBlockedEmployers(board.open.db, seeker.id)).toBe(limits.blockedEmployersPerUser - 1)
})
