import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'
import { missingPrograms, startPatroniCluster } from './testing/patroni-cluster.ts'

/** The time (ms) after which people can apply again on every node. */
const backWithin = 15_000

const missing = missingPrograms()
if (missing.length > 0)
  console.log(`Failover skipped: ${missing.join(', ')} not found (Debian: patroni etcd-server haproxy).`)

describe.skipIf(missing.length > 0)('under Patroni behind HAProxy', () => {
  let cluster: Awaited<ReturnType<typeof startPatroniCluster>>
  let board: Board
  beforeAll(async () => {
    cluster = await startPatroniCluster()
    board = await openBoard(cluster.url, { seekers: 4, jobs: 600 })
    await board.startNode()
    await board.startNode()
  }, 240_000)
  afterAll(async () => {
    await board?.close()
    cluster?.stop()
  }, 60_000)

  test('killing the primary loses nothing, and people soon apply on the standby', async () => {
    // Each node has its own people, because retries on the other node would hide a node that stays away.
    const applying = board.nodes.map((node, at) =>
      startApplying({ ...board, nodes: [node], people: board.people.slice(2 * at, 2 * at + 2) }, 100),
    )
    await Promise.all(applying.map((each) => each.more(20)))
    const former = await cluster.primary()
    cluster.kill(former)
    const waits = await Promise.all(applying.map((each) => each.more(5)))
    console.log('primary killed, back after ms:', waits.map(Math.round).join(' '))
    expect((await cluster.primary()).name).not.toBe(former.name)
    await Promise.all(applying.map((each) => each.more(20)))
    await Promise.all(applying.map((each) => each.stop()))
    expect(Math.max(...waits)).toBeLessThan(backWithin)
    await expectNothingLost(
      board,
      applying.flatMap(({ acknowledged }) => acknowledged),
    )
  })
})
