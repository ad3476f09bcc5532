import { beforeAll, expect, test } from 'vitest'
import { listAllJobs } from '#actions/jobs/lists.ts'
import { listUsers } from '#actions/people/users.ts'
import { openTestBoard, type TestBoard } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'
import { jobTypes } from '#rules/jobs/job-vocabularies.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { foldFigures } from '#store/stats/kept-figures.ts'

let board: TestBoard
let admin: Viewer
let owner: Viewer
beforeAll(async () => {
  board = await openTestBoard()
  ;[admin, owner] = [await board.person('admin'), await board.person('employer')]
  const { db } = board.open
  const states = ['approved', 'approved', 'pending', 'rejected', 'approved'] as const
  for (let n = 0; n < 40; n += 1) {
    const approval_status = states[n % states.length]!
    // Several of a day, on both sides of midnight in Tokyo, and on one day most of them.
    const hours = n % 3 === 0 ? 24 * 40 : n * 7
    const created_at = new Date(Date.parse('2026-11-20T00:00:00Z') - (hours - (n % 2) * 10) * 3_600_000)
    await board.job(owner, {
      ...{ approval_status, created_at, updated_at: created_at, is_active: n % 4 > 0, job_type: jobTypes[n % 2]! },
      ...{ rejection_reason: approval_status === 'rejected' ? '内容の確認が取れません' : null },
      deadline: n % 6 === 0 ? '2026-11-19' : null,
    })
    const person = await board.person(n % 3 === 0 ? 'employer' : 'user')
    const change = { created_at, email_verified: n % 4 === 0 }
    await db.updateTable('users').set(change).where('id', '=', person.id).execute()
  }
}, 120_000)

const jobsOn = async (query: Record<string, string>) =>
  endpoints.listAllJobs.output!.parse(
    await listAllJobs({ query: endpoints.listAllJobs.query!.parse(query) } as never, board.as(admin)),
  )
const usersOn = async (query: Record<string, string>) =>
  endpoints.listUsers.output!.parse(
    await listUsers({ query: endpoints.listUsers.query!.parse(query) } as never, board.as(admin)),
  )

/** All pages of a list, and the total that each of them says. */
async function pages<Row>(read: (page: number) => Promise<{ total?: number | undefined; rows: Row[] }>) {
  const rows: Row[] = []
  const totals = new Set<number | undefined>()
  for (let page = 1; page <= 20; page += 1) {
    const found = await read(page)
    totals.add(found.total)
    if (found.rows.length === 0) break
    rows.push(...found.rows)
  }
  return { ids: rows.map((row) => (row as { id: string }).id), totals: [...totals] }
}

const newestFirst = (a: { created_at: string; id: string }, b: { created_at: string; id: string }) =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id)

async function everyPageIsRight() {
  const jobs = (await jobsOn({ limit: '100' })).jobs
  expect(jobs).toHaveLength(40)
  expect(jobs).toEqual(jobs.toSorted(newestFirst))
  const of = (status?: string, type?: string) =>
    jobs.filter(
      (job) =>
        (!type || job.job_type === type) &&
        (status === 'inactive' ? !job.is_active : !status || job.approval_status === status),
    )
  for (const status of [undefined, 'approved', 'pending', 'rejected', 'inactive'])
    for (const job_type of [undefined, 'full-time', 'contract']) {
      const expected = of(status, job_type).map(({ id }) => id)
      const query = { ...(status && { status }), ...(job_type && { job_type }), limit: '4' }
      const found = await pages(async (page) => {
        const { jobs: rows, total } = await jobsOn({ ...query, page: String(page) })
        return { rows, total }
      })
      expect([status, job_type, found]).toEqual([status, job_type, { ids: expected, totals: [expected.length] }])
    }
  const users = (await usersOn({ limit: '100' })).users
  expect(users).toHaveLength(42)
  for (const role of [undefined, 'user', 'employer', 'admin'])
    for (const verified of [undefined, true, false]) {
      const expected = users
        .filter((user) => (!role || user.role === role) && (verified === undefined || user.email_verified === verified))
        .map(({ id }) => id)
      const query = { ...(role && { role }), ...(verified !== undefined && { verified: String(verified) }), limit: '4' }
      const found = await pages(async (page) => {
        const { users: rows, total } = await usersOn({ ...query, page: String(page) })
        return { rows, total }
      })
      expect([role, verified, found]).toEqual([role, verified, { ids: expected, totals: [expected.length] }])
    }
}

test('pages with and without filters have no gaps, before and after changes are folded into the figures', async () => {
  await everyPageIsRight()
  await foldFigures(board.open.db)
  await everyPageIsRight()
}, 120_000)
