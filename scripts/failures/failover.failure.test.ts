import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'
import { startApplying } from './testing/applicants.ts'
import { type Board, openBoard } from './testing/board.ts'
import { expectNothingLost } from './testing/nothing-lost.ts'

/** The time (ms) from the promotion until people can apply again on every node. */
const backWithin = 15_000

let primary: TestServer
let standby: TestServer
let address: Awaited<ReturnType<typeof openAddress>>
let board: Board
beforeAll(async () => {
  primary = await startTestServer({ durable: true })
  await primary.stopServer()
  standby = await startTestServer({ durable: true, standbyOf: primary })
  await primary.startServer()
  address = await openAddress(primary)
  board = await openBoard(address.url, { seekers: 4, jobs: 200 })
  await board.startNode()
  await board.startNode()
}, 240_000)
afterAll(async () => {
  await board?.close()
  address?.close()
  await standby?.stop()
  await primary?.stop()
}, 60_000)

async function ask({ url }: TestServer, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

/** An address that leads to one server at a time, as HAProxy's does. */
async function openAddress({ url: first }: TestServer) {
  const sockets = new Set<Socket>()
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  let target = new URL(first)
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket) && other.destroy())
      socket.pipe(other)
    }
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const url = new URL(first)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    leadTo(server: TestServer) {
      target = new URL(server.url)
      endAll()
    },
    close() {
      proxy.close()
      endAll()
    },
  }
}

test('killing the primary loses nothing, and people soon apply on the promoted standby', async () => {
  await ask(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'")
  await ask(primary, 'SELECT pg_reload_conf()')
  const state = async () => (await ask(primary, 'SELECT sync_state FROM pg_stat_replication'))[0]?.sync_state
  await expect.poll(state, { timeout: 30_000 }).toBe('sync')
  // Each node has its own people, because retries on the other node would hide a node that stays away.
  const applying = board.nodes.map((node, at) =>
    startApplying({ ...board, nodes: [node], people: board.people.slice(2 * at, 2 * at + 2) }, 100),
  )
  await Promise.all(applying.map((each) => each.more(20)))
  await primary.killServer()
  address.leadTo(standby)
  await sleep(2_000)
  for (const { url } of board.nodes) expect((await fetch(`${url}/api/ready`)).status).toBe(503)
  await ask(standby, 'SELECT pg_promote()')
  const waits = await Promise.all(applying.map((each) => each.more(5)))
  console.log('primary killed, back after ms:', waits.map(Math.round).join(' '))
  await Promise.all(applying.map((each) => each.more(20)))
  await Promise.all(applying.map((each) => each.stop()))
  expect(Math.max(...waits)).toBeLessThan(backWithin)
  await expectNothingLost(
    board,
    applying.flatMap(({ acknowledged }) => acknowledged),
  )
})
