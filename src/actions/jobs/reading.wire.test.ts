import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, type TestBoard } from '#app/testing/job-board.ts'
import { deleteViewersBefore, viewsCounted } from '#store/jobs/job-views.ts'
import { isJobOver, readJob } from './reading.ts'

const board = fixture(openTestBoard)

test('a viewer counts once per job and day, the owner and administrators never', async () => {
  const [owner, admin] = [await board.person('employer'), await board.person('admin')]
  const seeker = await board.person()
  const input = { params: { id: await board.job(owner) }, query: {}, body: {} }
  const tomorrow = new Date('2026-11-20T15:00:00Z')
  const looks = [
    board.as(owner),
    board.as(admin),
    board.as(seeker),
    board.as(seeker),
    board.as(null),
    board.as(null),
    board.as(seeker, tomorrow),
  ]
  for (const look of looks) await readJob(input, look)
  await readJob(input, { ...board.as(null), address: '2001:db8::1' })
  await viewsCounted(board.open.db)

  expect((await readJob(input, board.as(owner))).job.view_count).toBe(4)
  const days = await board.open.db.selectFrom('job_view_days').select(['day', 'views']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2026-11-20', views: 3 },
    { day: '2026-11-21', views: 1 },
  ])
  expect(await deleteViewersBefore(board.open.db, '2026-11-21')).toBe(3)
})

test('deleting a job while it is read loses the view, not the response', async () => {
  const owner = await board.person('employer')
  const id = await board.job(owner)
  const { job } = await readJob({ params: { id }, query: {}, body: {} }, board.as(await board.person()))
  await board.open.db.deleteFrom('jobs').where('id', '=', id).execute()
  await viewsCounted(board.open.db)
  expect(job.id).toBe(id)
})

test('a formerly public job that is closed, stopped, rejected or expired is over', async () => {
  const owner = await board.person('employer')
  const over = async (given: Parameters<TestBoard['job']>[1]) =>
    isJobOver(await board.job(owner, given), board.as(null))
  expect(await over({ is_active: false })).toBe(true)
  expect(await over({ is_active: false, stopped_by_operator: true })).toBe(true)
  expect(await over({ deadline: '2026-11-19' })).toBe(true)
  expect(await over({ approval_status: 'rejected', rejection_reason: '内容の確認が取れません' })).toBe(true)

  expect(await over({})).toBe(false)
  expect(await over({ deadline: '2026-11-20' })).toBe(false)
  expect(await over({ approval_status: 'pending' })).toBe(false)
  expect(await over({ approval_status: 'pending', was_public: false })).toBe(false)
  expect(await over({ is_active: false, was_public: false })).toBe(false)
  for (const id of ['x', '', '0198a1b2-0000-7000-8000-000000000001'])
    expect(await isJobOver(id, board.as(null))).toBe(false)
})
