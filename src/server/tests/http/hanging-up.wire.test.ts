import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { beforeResults } from '#store/testing/database.ts'

test('a search whose caller has hung up asks the database no more', async () => {
  const app = await openTestApp()
  await jobOf(app, await personOf(app, 'employer'), { title: '経理' })
  let asked = 0
  app.dependencies.db = beforeResults(app.open.db, async () => {
    asked++
    await sleep(60)
  })
  const { ask } = await app.listen()
  const search = async (until: 'asked' | 'answered') => {
    asked = 0
    const socket = await ask(
      'GET /api/jobs?keyword=%E7%B5%8C%E7%90%86&limit=5 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    )
    const answer = once(socket, 'data')
    answer.catch(() => {})
    if (until === 'answered') await answer
    else while (asked === 0) await sleep(1)
    socket.destroy()
    await sleep(500)
    return asked
  }
  const given = await search('answered')
  expect(given).toBeGreaterThanOrEqual(2)
  expect(await search('asked')).toBe(1)
  await app.close()
})

/** The app with 700 jobs, whose batches of the complete list are counted and take their time. */
async function appWithManyJobs() {
  const app = await openTestApp()
  const owner = await personOf(app, 'employer')
  await Promise.all(Array.from({ length: 700 }, () => jobOf(app, owner)))
  const asked = { batches: 0, now: 0, most: 0 }
  app.dependencies.db = beforeResults(app.open.db, async () => {
    asked.batches++
    asked.now++
    asked.most = Math.max(asked.most, asked.now)
    await sleep(60)
    asked.now--
  })
  return { app, asked, ask: (await app.listen()).ask }
}
const list = (method: string) => `${method} /api/jobs HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`

test('a complete list is not opened for its headers, nor read on for a caller who has hung up', async () => {
  const { app, asked, ask } = await appWithManyJobs()
  const head = await ask(list('HEAD'))
  expect(String((await once(head, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-type: application\/json/)
  await sleep(300)
  expect(asked.batches).toBe(0)
  const socket = await ask(list('GET'))
  while (asked.batches === 0) await sleep(1)
  socket.destroy()
  await sleep(500)
  expect(asked.batches).toBe(1)
  await app.close()
})

test('two complete lists go on at once for one caller, and the next ones wait for their turn', async () => {
  const { app, asked, ask } = await appWithManyJobs()
  const sockets = await Promise.all(Array.from({ length: 5 }, () => ask(list('GET'))))
  const texts = await Promise.all(sockets.map((socket) => text(socket)))
  for (const answer of texts) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect([asked.batches, asked.most]).toEqual([5 * 4, 2])
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(list('GET'))))
  const answers = await Promise.all(many.map((socket) => text(socket)))
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '))
  expect(refused).toHaveLength(8)
  for (const answer of refused) expect(answer).toMatch(/retry-after: 2\r\n[\s\S]*"code":"overloaded"/i)
  await app.close()
})
