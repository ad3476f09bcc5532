import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

const fileBytes = 10 * 1024 * 1024
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

test('a ZIP of two gigabytes costs little memory, and health answers meanwhile', { timeout: 600_000 }, async () => {
  const [owner, seeker, admin] = [await personOf(app, 'employer'), await personOf(app), await personOf(app, 'admin')]
  const job = await jobOf(app, owner)
  const application_id = await applicationOf(app, job, seeker)
  const { db } = app.open
  const message = { id: v7(), application_id, sender: 'employer' as const, body: '資料です', sent_at: new Date() }
  await db
    .insertInto('messages')
    .values({ ...message, written_by: owner.id })
    .execute()
  const files = `INSERT INTO message_files (id, message_id, place, name, kind, size, content)
    SELECT gen_random_uuid(), '${message.id}', at, 'a.pdf', 'pdf', ${fileBytes}, decode(repeat('00ff', ${fileBytes / 2}), 'hex')
    FROM generate_series(1, 200) AS at`
  await app.open.withOwnConnection((run) => run(files))
  await app.call('reportMessage', { params: { id: message.id }, body: { reason: 'other' } }, seeker)
  const [found] = (await app.call('listCases', { query: { status: 'open' } }, admin)).body.data.cases
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  global.gc?.()
  const before = process.memoryUsage().rss
  let [most, slowest, received] = [0, 0, 0]
  const watching = setInterval(async () => {
    most = Math.max(most, process.memoryUsage().rss)
    const from = performance.now()
    await fetch(`${url}/api/health`).catch(() => undefined)
    slowest = Math.max(slowest, performance.now() - from)
  }, 100)
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await fetch(`${url}/api/admin/cases/${found.id}/export.zip`, { headers })
  for await (const chunk of answer.body ?? []) received += chunk.length
  clearInterval(watching)
  expect(megabytes(received)).toBeGreaterThanOrEqual(2_000)
  console.info(`memory ${megabytes(most - before)} MB more, health at most ${Math.round(slowest)} ms`)
  expect(megabytes(most - before)).toBeLessThan(150)
  expect(slowest).toBeLessThan(300)
})
