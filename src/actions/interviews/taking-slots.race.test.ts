import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBoard, type TestBoard, testNow } from '#actions/testing/job-board.ts'
import { acceptInterview } from './accept-interview.ts'
import { proposeInterview } from './propose-interview.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

async function applied(job_id: string) {
  const [id, person] = [v7(), await board.person()]
  const times = { applied_at: testNow, updated_at: testNow }
  await board.open.db
    .insertInto('applications')
    .values({ id, job_id, user_id: person.id, cover_letter: null, resume_id: null, ...times })
    .execute()
  return { id, person }
}

test('of twenty people who take a slot concurrently, one gets it', async () => {
  const owner = await board.person('employer')
  const job_id = await board.job(owner)
  const slot = new Date(testNow.getTime() + 86_400_000)
  const offered = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id, person } = await applied(job_id)
      const body = { kind: 'onsite' as const, slots: [slot], shared_slot: true }
      const { interview } = await proposeInterview({ params: { id }, query: {}, body }, board.as(owner))
      return { person, params: { id, interviewId: interview.id } }
    }),
  )
  const outcomes = await Promise.allSettled(
    offered.map(({ person, params }) => acceptInterview({ params, query: {}, body: { slot } }, board.as(person))),
  )
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.refusal ?? each.reason] : []))
  expect(refusals).toEqual(Array(19).fill('slot-taken'))
})

test('of a hundred overlapping proposals at once one goes out, and with a permission all of them', async () => {
  const owner = await board.person('employer')
  const job_id = await board.job(owner)
  const applications = await Promise.all(Array.from({ length: 100 }, () => applied(job_id)))
  const propose = (allow_overlap: boolean) =>
    Promise.allSettled(
      applications.map(({ id }, at) => {
        const slots = [new Date(testNow.getTime() + 86_400_000 + (at % 50) * 60_000)]
        const body = { kind: 'phone' as const, slots, allow_overlap }
        return proposeInterview({ params: { id }, query: {}, body }, board.as(owner))
      }),
    )
  const outcomes = await propose(false)
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.refusal ?? each.reason] : []))
  expect(refused).toEqual(Array(99).fill('slot-overlaps'))
  expect((await propose(true)).every(({ status }) => status === 'fulfilled')).toBe(true)
})
