import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { findJobs } from '#store/search/find.ts'
import { openTestDatabase } from '#store/testing/database.ts'

const now = new Date('2026-11-20T03:00:00.000Z')

test('a job that is posted while its employer is verified is found as one of a verified employer', async () => {
  const open = await openTestDatabase()
  const owner_id = v7()
  const account = { name: '採用', email: 'e@example.com', email_key: 'e@example.com', role: 'employer' as const }
  await open.db
    .insertInto('users')
    .values({ id: owner_id, ...account, created_at: now })
    .execute()
  await open.db.insertInto('employer_profiles').values({ user_id: owner_id, updated_at: now }).execute()
  const job = postJobInput.parse({ title: '経理', company: '商店', location: '東京都', description: '決算' })
  const state = { approval_status: 'approved', updated_at: now, created_at: now } as const
  const filters = { ...noFilters, verified: true }
  const found = async () => (await findJobs(open.db, { query: readQuery('経理'), filters }, { now })).total

  const posting = await open.db.startTransaction().execute()
  await insertJob(posting, { ...job, ...state, id: v7(), owner_id })
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
