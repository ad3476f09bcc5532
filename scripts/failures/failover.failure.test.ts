import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'
import { missingPrograms, startPatroniCluster } from './testing/patroni-cluster.ts'

/** Longest time (ms) from the loss of the primary to the next application, on every node. */
const backWithin = 15_000
/** When the primary's Patroni is lost too, the others first wait for the end of its lease. */
const leaseMs = 20_000

const rounds = process.env.FAILURES === 'long' ? 3 : 1

const missing = missingPrograms()
if (missing.length > 0)
  console.log(`Skipped the failover: ${missing.join(', ')} not found (Debian: patroni etcd-server haproxy).`)

describe.skipIf(missing.length > 0)('three servers under Patroni, behind HAProxy', () => {
  let cluster: Awaited<ReturnType<typeof startPatroniCluster>>
  let board: Board
  let applying: ReturnType<typeof startApplying>[] = []
  beforeAll(async () => {
    cluster = await startPatroniCluster()
    board = await openBoard(cluster.url, { seekers: 4, jobs: 1_500 * rounds })
    await board.startNode()
    await board.startNode()
    // Each node has applicants of its own, so that every node is measured.
    applying = board.nodes.map((node, at) =>
      startApplying({ ...board, nodes: [node], people: board.people.slice(2 * at, 2 * at + 2) }, 100),
    )
  }, 240_000)
  afterAll(async () => {
    await Promise.all(applying.map((each) => each.stop()))
    await board?.close()
    cluster?.stop()
  }, 60_000)

  const appliedMore = () => Promise.all(applying.map((each) => each.more(20)))
  /** The longest time (ms) without an application around `event`, on each node. */
  async function longestWaits(event: () => unknown): Promise<number[]> {
    await appliedMore()
    const since = performance.now()
    await event()
    await appliedMore()
    return applying.map(({ outcomes }) => {
      const answered = outcomes.filter(({ at, status }) => at > since && [201, 409].includes(status))
      return Math.round(Math.max(...answered.map(({ at }, index) => at - (answered[index - 1]?.at ?? since))))
    })
  }

  test('a switch-over loses nothing, and people can apply again soon', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { primary, synchronous } = await cluster.whole()
      const waited = await longestWaits(() => cluster.switchOver(primary, synchronous))
      console.log('switch-over, longest wait in ms:', waited.join(' '))
      expect(Math.max(...waited)).toBeLessThan(backWithin)
      expect((await cluster.whole()).primary.name).toBe(synchronous.name)
    }
  })

  test('a killed primary loses nothing, and people can apply on the standby', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { primary } = await cluster.whole()
      const waited = await longestWaits(() => cluster.killServer(primary))
      console.log('primary killed, longest wait in ms:', waited.join(' '))
      expect(Math.max(...waited)).toBeLessThan(backWithin)
    }
  })

  test('a machine that fails with its primary loses nothing, and returns as a standby', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { primary } = await cluster.whole()
      const waited = await longestWaits(() => cluster.killMachine(primary))
      console.log('machine of the primary gone, longest wait in ms:', waited.join(' '))
      expect(Math.max(...waited)).toBeLessThan(leaseMs + backWithin)
      cluster.startMember(primary)
      expect((await cluster.whole()).primary.name).not.toBe(primary.name)
    }
    await Promise.all(applying.map((each) => each.stop()))
    await expectNothingLost(
      board,
      applying.flatMap(({ acknowledged }) => acknowledged),
    )
  })
})
