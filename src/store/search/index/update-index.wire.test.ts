import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { insertJob, removeJob } from '#store/jobs/jobs.ts'
import { deactivateJob } from '#store/jobs/publication.ts'
import { findJobs } from '#store/search/find.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { updateIndex } from './update-index.ts'

const now = new Date('2026-11-20T03:00:00.000Z')

test('two nodes that update the index while jobs change lose no job and find none twice', async () => {
  const open = await openTestDatabase()
  const owner_id = v7()
  const account = { name: '採用', email: 'e@example.com', email_key: 'e@example.com', role: 'employer' as const }
  await open.db
    .insertInto('users')
    .values({ id: owner_id, ...account, created_at: now })
    .execute()
  const found = async () => {
    const search = { query: readQuery('経理'), filters: noFilters }
    const { total, ids } = await findJobs(open.db, search, { now, page: { sort: 'new', offset: 0, limit: 1_000 } })
    expect(ids).toHaveLength(total)
    return ids.sort()
  }
  const terms = postJobInput.parse({ title: '経理', company: '商店', location: '東京都', description: '決算' })
  const state = { approval_status: 'approved', updated_at: now } as const
  const alive = new Set<string>()
  let over = false
  const worker = async () => {
    while (!over) await updateIndex(open.db, { minFresh: 3 })
  }
  const workers = [worker(), worker()]
  for (let n = 0; n < 150; n++) {
    const id = v7()
    await insertJob(open.db, { ...terms, ...state, created_at: now, id, owner_id })
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
