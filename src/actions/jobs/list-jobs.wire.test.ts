import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPendingJobs } from '#actions/jobs/approval-queue.ts'
import { listAllJobs, listMyJobs } from '#actions/jobs/lists.ts'
import { openTestBoard, rowsOf, type TestBoard, testNow } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

const asked = <Query>(query: Query) => ({ params: {}, query, body: {} })
const minutesAgo = (minutes: number) => ({ created_at: new Date(testNow.getTime() - minutes * 60_000) })

test('lists of employers and administrators: own jobs, pending ones oldest first, all with filters', async () => {
  const [owner, other, admin] = [
    await board.person('employer', '田中'),
    await board.person('employer'),
    await board.person('admin'),
  ]
  await board.job(owner, { title: '古い', approval_status: 'pending', was_public: false, ...minutesAgo(3) })
  await board.job(other, { title: '新しい', approval_status: 'pending', was_public: false, ...minutesAgo(1) })
  await board.job(owner, { title: '停止中', is_active: false, job_type: 'contract', ...minutesAgo(2) })

  const mine = endpoints.listMyJobs.output!.parse(await listMyJobs(asked({ page: 1 }), board.as(owner)))
  expect(mine.jobs.map(({ title }) => title)).toEqual(['停止中', '古い'])
  expect(mine).toMatchObject({ total: 2, page: 1, limit: 24 })
  const stopped = await listMyJobs(asked({ status: 'inactive' as const }), board.as(owner))
  expect(stopped.total).toBe(1)

  const pending = await listPendingJobs(asked({}), board.as(admin))
  expect(pending.count).toBe(2)
  const waiting = await rowsOf(pending.jobs)
  expect(waiting.map(({ title }) => title)).toEqual(['古い', '新しい'])
  expect(waiting[0]).toMatchObject({ employer_name: '田中', employer_email: `${owner.id}@example.com` })

  const all = await listAllJobs(asked({ q: '停止', job_type: 'contract' as const }), board.as(admin))
  expect(endpoints.listAllJobs.output!.parse(all)).toMatchObject({ total: 1, jobs: [{ title: '停止中' }] })
  expect(await rowsOf((await listAllJobs(asked({}), board.as(admin))).jobs)).toHaveLength(3)
})
