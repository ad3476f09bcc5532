import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { closeReport, reportJob } from './reports.ts'

const board = fixture(openTestBoard)

type Reason = Parameters<typeof reportJob>[0]['body']['reason']
const saying = (id: string, reason: Reason) => ({ params: { id }, query: {}, body: { reason } })
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.refusal ?? outcome.reason] : []))
const casesOf = (id: string) =>
  board.open.db.selectFrom('job_report_cases').select(['id', 'desk_at', 'closed_at']).where('job_id', '=', id).execute()
const people = (count: number) => Promise.all(Array.from({ length: count }, () => board.person()))

test('two concurrent suspicions open one case', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await board.job(await board.person('employer'))
    const reports = (await people(2)).map((person) => reportJob(saying(id, 'suspicious'), board.as(person)))
    expect(refusals(await Promise.allSettled(reports))).toEqual([])
    expect(await casesOf(id)).toMatchObject([{ desk_at: expect.any(Date), closed_at: null }])
  }
})

test('three concurrent reports reach the moderators: each counts those before it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await board.job(await board.person('employer'))
    await Promise.all((await people(3)).map((person) => reportJob(saying(id, 'closed'), board.as(person))))
    expect(await casesOf(id)).toMatchObject([{ desk_at: expect.any(Date) }])
  }
})

test('of twenty concurrent reports of one reader one is stored', async () => {
  const [id, reader] = [await board.job(await board.person('employer')), await board.person()]
  const reports = Array.from({ length: 20 }, () => reportJob(saying(id, 'closed'), board.as(reader)))
  expect(refusals(await Promise.allSettled(reports))).toEqual(Array(19).fill('already-reported'))
  const stored = await board.open.db.selectFrom('job_reports').select('id').where('job_id', '=', id).execute()
  expect(stored).toHaveLength(1)
})

test('a report during the closing of its case is never lost', async () => {
  const admin = await board.person('admin')
  for (let round = 0; round < 10; round += 1) {
    const id = await board.job(await board.person('employer'))
    const [first, second] = await people(2)
    if (!first || !second) throw new Error('nobody')
    await reportJob(saying(id, 'suspicious'), board.as(first))
    const [found] = await casesOf(id)
    const closing = { params: { id: found?.id ?? '' }, query: {}, body: { note: '確認した' } }
    const outcomes = await Promise.allSettled([
      closeReport(closing, board.as(admin)),
      closeReport(closing, board.as(admin)),
      reportJob(saying(id, 'suspicious'), board.as(second)),
    ])
    expect(refusals(outcomes)).toEqual(['report-closed'])
    const cases = await casesOf(id)
    expect(cases.filter(({ closed_at }) => closed_at === null).length).toBeLessThanOrEqual(1)
    const stored = await board.open.db.selectFrom('job_reports').select('case_id').where('job_id', '=', id).execute()
    expect(stored).toHaveLength(2)
  }
})
