import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { openSession } from '#store/people/sessions.ts'
import { type Board, openBoard } from './testing/board.ts'

const posts = process.env.FAILURES === 'long' ? 100 : 10

let primary: ThrowawayPostgres
let replica: ThrowawayPostgres
let onReplica: OpenDatabase
let board: Board
beforeAll(async () => {
  primary = await startThrowawayPostgres()
  board = await openBoard(primary.url, { seekers: 0, jobs: 1 })
  replica = await startThrowawayPostgres({ standbyOf: primary.url })
  onReplica = await openDatabase({ kind: 'postgres', url: replica.url })
  await onReplica.executeSql(`alter system set recovery_min_apply_delay = '10s'`)
  await onReplica.executeSql('select pg_reload_conf()')
})
afterAll(async () => {
  await onReplica?.close()
  await board?.close()
  await replica?.stop()
  await primary?.stop()
})

test('a replica that is ten seconds behind hides from nobody what they have just written', async () => {
  for (const _ of [1, 2]) await board.startNode({ DATABASE_REPLICA_URLS: replica.url })
  const urls = board.nodes.map(({ url }) => url)
  const token = await openSession(board.open.db, board.employer.id, new Date())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const posted: string[] = []
  let slowest = 0
  for (let at = 0; at < posts; at += 1) {
    // The other node reads than the one that wrote.
    const [writer, reader] = at % 2 ? urls : urls.toReversed()
    const body = JSON.stringify({
      ...{ title: `経理 ${at}`, company: 'しごと商店', location: '東京都', description: '決算を受け持ちます。' },
      ...{ job_type: 'full-time', salary_min: 250_000 },
    })
    const answer = await fetch(`${writer}/api/jobs`, { method: 'POST', headers, body })
    expect(answer.status).toBe(201)
    posted.push(((await answer.json()) as { data: { job: { id: string } } }).data.job.id)
    const since = performance.now()
    const figures = await fetch(`${reader}/api/employer/stats`, { headers })
    slowest = Math.max(slowest, performance.now() - since)
    const { data } = (await figures.json()) as { data: { per_job: { job_id: string }[] } }
    const seen = new Set(data.per_job.map(({ job_id }) => job_id))
    expect(posted.filter((id) => !seen.has(id))).toEqual([])
  }
  const there = await onReplica.db.selectFrom('jobs').select('id').where('id', 'in', posted).execute()
  console.log('read at once:', posted.length, 'slowest ms:', Math.round(slowest), 'on the replica:', there.length)
  // The last one cannot have arrived: the reads came from the primary.
  expect(there.map(({ id }) => id)).not.toContain(posted.at(-1))
  await expect
    .poll(async () => (await onReplica.db.selectFrom('jobs').select('id').execute()).length, { timeout: 30_000 })
    .toBe(posts + 1)
})
