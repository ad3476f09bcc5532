import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteJob } from '#actions/jobs/managing.ts'
import { updateProfile } from '#actions/people/account.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import { addApplicationNote } from '#store/applications/notes.ts'
import { transactionWithRetries } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { takeStorage } from '#store/people/files.ts'
import { consumeAllowance } from '#store/throttles.ts'
import { applyToJob } from './applying.ts'

const board = fixture(openTestBoard)

const applying = (id: string) => ({ params: { id }, query: {}, body: {} })
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.refusal ?? outcome.reason] : []))

test('of twenty concurrent applications one is stored', async () => {
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const id = await board.job(owner)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => applyToJob(applying(id), board.as(seeker))),
  )
  expect(refusals(outcomes)).toEqual(Array(19).fill('already-applied'))
  expect((await findJob(board.open.db, id))?.application_count).toBe(1)
})

test('concurrent applicants do not deadlock', async () => {
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

test("a person's concurrent applications with and without a paper do not deadlock", async () => {
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const id = await board.job(owner)
  let withoutPaper: Promise<unknown> = Promise.resolve()
  await board.open.db.transaction().execute(async (tx) => {
    await takeStorage(tx, { account: seeker.id, most: 1 }, 0)
    withoutPaper = applyToJob(applying(id), board.as(seeker))
    withoutPaper.catch(() => {})
    await sleep(300)
    await consumeAllowance(tx, `apply:${seeker.id}`, { times: 10, seconds: 60 }, testNow)
  })
  await withoutPaper
})

/** Runs `work` while a change is made and not committed yet; the change is over in a moment. */
async function during(change: (tx: Transaction) => Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  let working: Promise<unknown> = Promise.resolve()
  await board.open.db.transaction().execute(async (tx) => {
    await change(tx)
    working = work()
    await Promise.race([working, sleep(300)])
  })
  await working
}

const renamed = (id: string) => (tx: Transaction) =>
  tx.updateTable('users').set({ name: '新姓' }).where('id', '=', id).execute()

/** What is searched of the applications to a job. */
const textsOf = (jobId: string) =>
  board.open.db
    .selectFrom('application_texts')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['title', 'notes', sql<string>`split_part(person, E'\n', 1)`.as('person')])
    .where('job_id', '=', jobId)
    .execute()

test('a person renamed and a job retitled during an application are found by their new names', async () => {
  const [owner, seeker] = [await board.person('employer'), await board.person('user', '旧姓')]
  const id = await board.job(owner, { title: '旧題' })
  await during(renamed(seeker.id), () => applyToJob(applying(id), board.as(seeker)))
  const retitled = (tx: Transaction) =>
    tx
      .updateTable('jobs')
      .set({ search_text: sql`replace(search_text, '旧題', '新題')` })
      .where('id', '=', id)
      .execute()
  const another = await board.person('user', '新姓')
  await during(retitled, () => applyToJob(applying(id), board.as(another)))
  expect(await textsOf(id)).toEqual(Array(2).fill({ title: '新題', person: '新姓', notes: '' }))
})

test('adding a note waits for the lock on its application without a deadlock', async () => {
  const { db } = board.open
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const { application } = await applyToJob(applying(await board.job(owner)), board.as(seeker))
  const note = { application_id: application.id, author_id: owner.id, text: '要連絡', written_at: testNow }
  const add = () => db.transaction().execute((tx) => addApplicationNote(tx, note))
  await add()
  let adding: ReturnType<typeof add> | undefined
  await db.transaction().execute(async (tx) => {
    // As a deletion does, which comes to what was noted after the application.
    await sql`SELECT FROM applications WHERE id = ${application.id} FOR UPDATE`.execute(tx)
    adding = add()
    await Promise.race([adding, sleep(300)])
    await sql`SELECT FROM application_reviews WHERE application_id = ${application.id} FOR SHARE`.execute(tx)
  })
  expect(await adding).toMatchObject({ count: 2 })
})

test('a rename that deadlocks with retitled jobs is retried', async () => {
  const { db } = board.open
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const jobs = [await board.job(owner), await board.job(owner)]
  for (const id of jobs) await applyToJob(applying(id), board.as(seeker))
  const retitle = (tx: Transaction, id: string) =>
    sql`UPDATE application_texts SET title = title WHERE application_id IN (SELECT id FROM applications WHERE job_id = ${id})`.execute(
      tx,
    )
  // Which of the two texts a rename holds first is the database's choice.
  for (const order of [jobs, jobs.toReversed()]) {
    let renaming: ReturnType<typeof updateProfile> | undefined
    await transactionWithRetries(db, async (tx) => {
      await retitle(tx, order[0] ?? '')
      renaming ??= updateProfile({ params: {}, query: {}, body: { name: `${order[0]}` } }, board.as(seeker))
      await Promise.race([renaming, sleep(300)])
      await retitle(tx, order[1] ?? '')
    })
    expect((await renaming)?.user.name).toBe(order[0])
  }
})
