import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'
import { startApplying } from './testing/applicants.ts'
import { openBalancer } from './testing/balancer.ts'
import { type Board, openBoard } from './testing/board.ts'

const rounds = process.env.FAILURES === 'long' ? 10 : 1

let server: ThrowawayPostgres
let board: Board
beforeAll(async () => {
  server = await startThrowawayPostgres()
  board = await openBoard(server.url, { seekers: 4, jobs: 2_000 })
})
afterAll(async () => {
  await board.close()
  await server.stop()
})

test('restarting two nodes one after the other under load fails no request', async () => {
  for (const _ of [1, 2]) await board.startNode({ DRAIN_SECONDS: '2' })
  const balancer = await openBalancer(board.nodes)
  const applying = startApplying({ ...board, nodes: [balancer] })
  const failed: string[] = []
  let [running, read] = [true, 0]
  const reading = ['/', '/companies', '/api/jobs?limit=5', '/api/jobs/count?keyword=経理'].map(async (path) => {
    while (running) {
      const status = await fetch(balancer.url + path).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error: Error) => error.message,
      )
      read += 1
      if (status !== 200) failed.push(`${path} ${status}`)
    }
  })
  for (let round = 0; round < rounds; round += 1)
    for (const node of board.nodes) {
      await applying.more(10)
      expect(await node.stop()).toBe(0)
      await node.startAgain()
      await expect.poll(() => balancer.uses(node), { timeout: 10_000 }).toBe(true)
    }
  await applying.more(10)
  running = false
  await Promise.all([...reading, applying.stop()])
  console.log('reads:', read, 'applications:', applying.acknowledged.length)
  expect(failed).toEqual([])
  expect(applying.outcomes.filter(({ status }) => status !== 201)).toEqual([])
  await balancer.close()
})
