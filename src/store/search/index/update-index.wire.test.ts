import { expect, test } from 'vitest'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { removeJob } from '#store/jobs/jobs.ts'
import { deactivateJob } from '#store/jobs/publication.ts'
import { findJobs } from '#store/search/find.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addJob, addPerson } from '#store/testing/rows.ts'
import { updateIndex } from './update-index.ts'

const now = new Date('2026-11-20T03:00:00.000Z')

test('two nodes that update the index while jobs change lose no job and find none twice', async () => {
  const open = await openTestDatabase()
  const owner = await addPerson(open.db, { role: 'employer', created_at: now })
  const found = async () => {
    const search = { query: readQuery('経理'), filters: noFilters }
    const { total, ids } = await findJobs(open.db, search, { now, page: { sort: 'new', offset: 0, limit: 1_000 } })
    expect(ids).toHaveLength(total)
    return ids.sort()
  }
  const alive = new Set<string>()
  let over = false
  const worker = async () => {
    while (!over) await updateIndex(open.db, { minFresh: 3 })
  }
  const workers = [worker(), worker()]
  for (let n = 0; n < 150; n++) {
    const id = await addJob(open.db, owner.id, { created_at: now })
    alive.add(id)
    const [old] = n % 3 === 0 ? [...alive].slice(n % alive.size) : []
    if (old) {
      await (n % 2 === 0 ? removeJob(open.db, old) : deactivateJob(open.db, old, now))
      alive.delete(old)
    }
    if (n % 5 === 0) expect(await found()).toEqual([...alive].sort())
  }
  over = true
  await Promise.all(workers)
  expect(await found()).toEqual([...alive].sort())
  await open.close()
})

test('a job that is posted while its employer is verified is found as one of a verified employer', async () => {
  const open = await openTestDatabase()
  const { id: owner_id } = await addPerson(open.db, { role: 'employer', created_at: now })
  await open.db.insertInto('employer_profiles').values({ user_id: owner_id, updated_at: now }).execute()
  const filters = { ...noFilters, verified: true }
  const found = async () => (await findJobs(open.db, { query: readQuery('経理'), filters }, { now })).total

  const posting = await open.db.startTransaction().execute()
  await addJob(posting, owner_id, { created_at: now })
  const verifying = await open.db.startTransaction().execute()
  const verified = verifying
    .updateTable('employer_profiles')
    .set({ verified_at: now })
    .where('user_id', '=', owner_id)
    .execute()
  // Long enough for a verification that does not wait.
  await Promise.race([verified, new Promise((resolve) => setTimeout(resolve, 500))])
  await posting.commit().execute()
  expect(await found()).toBe(0)
  await verified
  await verifying.commit().execute()
  expect(await found()).toBe(1)
  await open.close()
})
