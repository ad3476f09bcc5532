import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteJob } from '#actions/jobs/managing/delete-job.ts'
import { openTestBoard, type TestBoard } from '#actions/testing/job-board.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { applyToJob } from './apply-to-job.ts'
import { decideApplication } from './decide-application.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

const applying = (id: string) => ({ params: { id }, query: {}, body: {} })
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.refusal ?? outcome.reason] : []))

test('twenty applications at once leave one', async () => {
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const id = await board.job(owner)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => applyToJob(applying(id), board.as(seeker))),
  )
  expect(refusals(outcomes)).toEqual(Array(19).fill('already-applied'))
  expect((await findJob(board.open.db, id))?.application_count).toBe(1)
})

test('many people applying at once do not wait for each other in a circle', async () => {
  const owner = await board.person('employer')
  const id = await board.job(owner)
  const people = await Promise.all(Array.from({ length: 20 }, () => board.person()))
  const outcomes = await Promise.allSettled(people.map((person) => applyToJob(applying(id), board.as(person))))
  expect(refusals(outcomes)).toEqual([])
})

test('a job that is deleted while people apply is not found', async () => {
  const owner = await board.person('employer')
  const id = await board.job(owner)
  const people = await Promise.all(Array.from({ length: 10 }, () => board.person()))
  const outcomes = await Promise.allSettled([
    ...people.map((person) => applyToJob(applying(id), board.as(person))),
    deleteJob(applying(id), board.as(owner)),
  ])
  expect(refusals(outcomes).every((refusal) => refusal === 'job-not-found')).toBe(true)
  expect(await board.open.db.selectFrom('applications').select('id').where('job_id', '=', id).execute()).toEqual([])
})

test('an applicant who is deleted while applying leaves nothing behind', async () => {
  const owner = await board.person('employer')
  for (let round = 0; round < 10; round += 1) {
    const [id, seeker] = [await board.job(owner), await board.person()]
    await applyToJob(applying(await board.job(owner)), board.as(seeker))
    const outcomes = await Promise.allSettled([
      applyToJob(applying(id), board.as(seeker)),
      board.open.db.deleteFrom('users').where('id', '=', seeker.id).execute(),
    ])
    expect(refusals(outcomes).every((refusal) => refusal === 'session-ended')).toBe(true)
    expect(
      await board.open.db.selectFrom('applications').select('id').where('user_id', '=', seeker.id).execute(),
    ).toEqual([])
  }
})

test('two decisions at once leave one', async () => {
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const jobId = await board.job(owner)
  const { application } = await applyToJob(applying(jobId), board.as(seeker))
  const decide = (status: 'accepted' | 'rejected') =>
    decideApplication(
      { params: { jobId, applicationId: application.id }, query: {}, body: { status } },
      board.as(owner),
    )
  const outcomes = await Promise.allSettled([
    decide('accepted'),
    decide('rejected'),
    decide('accepted'),
    decide('rejected'),
  ])
  expect(refusals(outcomes)).toEqual(Array(3).fill('status-move-impossible'))
})
