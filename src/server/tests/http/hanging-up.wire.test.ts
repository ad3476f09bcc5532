import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

test('a search whose caller has hung up asks the database no more', async () => {
  const app = await openTestApp()
  await jobOf(app, await personOf(app, 'employer'), { title: '経理' })
  let asked = 0
  app.dependencies.reads = app.open.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked++
      await sleep(60)
      return result
    },
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const search = async (waitMs: number) => {
    asked = 0
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /api/jobs?keyword=%E7%B5%8C%E7%90%86&limit=5 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const answer = once(socket, 'data')
    answer.catch(() => {})
    await Promise.race([answer, sleep(waitMs)])
    socket.destroy()
    await sleep(500)
    return asked
  }
  const given = await search(5_000)
  expect(given).toBeGreaterThanOrEqual(2)
  expect(await search(20)).toBe(1)
  await app.close()
})
