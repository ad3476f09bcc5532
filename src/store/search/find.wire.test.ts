import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterNames } from '#rules/jobs/job-filters.ts'
import type { OpenDatabase } from '#store/database.ts'
import { insertJob, removeJob, updateJob } from '#store/jobs/jobs.ts'
import { approvePending, putUp, takeDown } from '#store/jobs/publication.ts'
import {
  type Change,
  change,
  job,
  now,
  plainly,
  type RandomJob,
  type RandomSearch,
  randomSearch,
  type Stored,
  today,
} from '#store/search/testing/random-searches.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { findJobs } from './find.ts'
import { findPage } from './find-page.ts'
import { updateIndex } from './index/update-index.ts'
import { withConnection } from './segments/connection.ts'

const ownerId = v7()
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  const account = { name: '採用', email: 'e@example.com', email_key: 'e@example.com', role: 'employer' as const }
  await open.db
    .insertInto('users')
    .values({ id: ownerId, ...account, created_at: now })
    .execute()
})
afterAll(() => open.close())

/** With `maxFresh` the same search has to do without fresh jobs in memory. */
async function expectSame(jobs: readonly Stored[], each: RandomSearch, maxFresh?: number) {
  const { ids, expectedCount } = plainly(jobs, each)
  const page = { sort: each.sort, offset: each.offset, limit: 5 }
  // First, while memory may still hold what was true before the last change.
  const wanted = { now, page, facets: true, maxFresh }
  const read = await withConnection(open.db, (source) => findPage(source, each, wanted))
  const found = await findJobs(open.db, each, wanted)
  expect(read.found).toEqual(found)
  expect(read.jobs.map(({ id }) => id)).toEqual(found.ids)
  expect(found.total).toBe(ids.length)
  expect(found.ids).toEqual(ids.slice(each.offset, each.offset + 5))
  for (const name of [...filterNames, 'region'] as const) {
    for (const { value, count } of found.facets![name]) {
      expect({ name, value, count }).toEqual({ name, value, count: expectedCount(name, value) })
    }
  }
}

async function post(given: RandomJob): Promise<Stored> {
  const id = v7()
  const { salary_min, salary_max, ...terms } = given
  const ordered = { salary_min, salary_max }
  await insertJob(open.db, { ...terms, ...ordered, id, owner_id: ownerId, updated_at: now })
  return { ...given, id }
}

async function happen(jobs: Stored[], { kind, at, job: given }: Change) {
  const index = jobs.length > 0 ? at % jobs.length : -1
  const old = jobs[index]
  if (kind === 'post') jobs.push(await post(given))
  if (kind === 'flush') await updateIndex(open.db, { minFresh: 1 })
  if (!old) return
  const decision = { id: old.id, today, now }
  if (kind === 'edit') {
    const { created_at: _age, approval_status: _state, ...terms } = given
    await open.db.transaction().execute((tx) => updateJob(tx, old.id, terms))
    jobs[index] = { ...old, ...terms }
  }
  if (kind === 'close') {
    await takeDown(open.db, old.id, now)
    jobs[index] = { ...old, is_active: false }
  }
  if (kind === 'reopen') {
    await putUp(open.db, decision)
    jobs[index] = { ...old, is_active: true }
  }
  if (kind === 'approve') {
    await approvePending(open.db, decision)
    jobs[index] = { ...old, approval_status: 'approved' }
  }
  if (kind === 'delete') {
    await removeJob(open.db, old.id)
    jobs.splice(index, 1)
  }
}

test('every search finds what a plain filter finds, in its order, whatever happens to the jobs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(change, fc.array(randomSearch, { minLength: 1, maxLength: 4 })), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.record({ flushed: fc.boolean(), maxFresh: fc.constantFrom(0, 3) }),
      async (given, story, { flushed, maxFresh }) => {
        await open.db.deleteFrom('jobs').execute()
        const jobs: Stored[] = []
        for (const each of given) jobs.push(await post(each))
        if (flushed) await updateIndex(open.db, { minFresh: 1 })
        for (const [event, searches] of story) {
          await happen(jobs, event)
          for (const each of searches) {
            await expectSame(jobs, each)
            await expectSame(jobs, each, maxFresh)
          }
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
