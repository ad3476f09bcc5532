import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { openDatabase } from '#store/database.ts'
import { addMember } from '#store/people/team-members.ts'
import { acceptInterview, proposeInterview } from './interviews.ts'

const board = fixture(openTestBoard)

/** Somebody of an employer's team. */
async function colleague({ id: employer_id }: Viewer): Promise<Viewer> {
  const person = await board.person('employer')
  const row = { user_id: person.id, employer_id, role: 'recruiter', joined_at: testNow } as const
  await board.open.db.transaction().execute((tx) => addMember(tx, row))
  return person
}

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

test('of a hundred concurrent overlapping proposals one is sent, or all when overlaps are allowed', async () => {
  const owner = await board.person('employer')
  const job_id = await board.job(owner)
  const interviewers = [await colleague(owner), await colleague(owner)]
  // A node has a pool of connections of its own.
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(board.open.db)
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: rows[0]?.name }).toString()
  const nodes = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ url })))
  const applications = await Promise.all(Array.from({ length: 100 }, () => applied(job_id)))
  const propose = (allow_overlap: boolean) =>
    Promise.allSettled(
      applications.map(({ id }, at) => {
        const slots = [new Date(testNow.getTime() + 86_400_000 + (at % 50) * 60_000)]
        const people = [interviewers[at % 2]?.id ?? '']
        const body = { kind: 'phone' as const, slots, interviewers: people, allow_overlap }
        const { db } = nodes[at % 3] ?? board.open
        return proposeInterview({ params: { id }, query: {}, body }, { ...board.as(owner), db })
      }),
    )
  const outcomes = await propose(false)
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.refusal ?? each.reason] : []))
  expect(refused).toEqual(Array(99).fill('slot-overlaps'))
  const stored = board.open.db.selectFrom('interviews').select('id').where('owner_id', '=', owner.id)
  expect(await stored.execute()).toHaveLength(1)
  expect((await propose(true)).every(({ status }) => status === 'fulfilled')).toBe(true)
  await Promise.all(nodes.map((node) => node.close()))
})
