import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { searchTextVersion } from '#rules/search/searchable-text.ts'
import { findJobs } from '#store/search/find.ts'
import { Lease, updateIndex } from '#store/search/index/update-index.ts'
import { openTestDatabase } from '#store/testing/database.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const imported = 9_000
const hidden = 2
const open = fixture(openTestDatabase)
beforeAll(async () => {
  await open.executeSql(`
    INSERT INTO users (id, name, email, email_key, role, created_at)
    VALUES (gen_random_uuid(), '採用', 'e@example.com', 'e@example.com', 'employer', now());
    INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, search_version, job_type,
      work_style, experience_level, is_active, approval_status, created_at, updated_at)
    SELECT gen_random_uuid(), users.id, '経理' || n, '商店', '東京都', '決算', '経理' || n, ${searchTextVersion}, 'full-time', 'onsite',
      'entry', true, 'approved', '2026-11-01'::timestamptz + n * interval '1 minute', now()
    FROM users, generate_series(1, ${imported}) AS n`)
  // Newer than every other, and no search finds them.
  await open.executeSql(`
    INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, search_version, job_type,
      work_style, experience_level, is_active, approval_status, created_at, updated_at)
    SELECT gen_random_uuid(), users.id, '経理 隠れた求人', '商店', '東京都', '決算', '経理 隠れた求人', ${searchTextVersion},
      'full-time', 'onsite', 'entry', state <> 'approved', state, '2026-11-19', now()
    FROM users, unnest(ARRAY['pending', 'approved']) AS state`)
})

const keyword = (word: string) => ({ query: readQuery(word), filters: noFilters })
const page = { sort: 'new', offset: 0, limit: 24 } as const
/** As after a huge import: none are kept in memory, and there is no time to read the others. */
const overwhelmed = { now, page, maxFresh: 0, scanMs: 0 }
const idsOf = async (order: string, limit: number) =>
  (
    await open.executeSql(
      `SELECT id FROM jobs WHERE is_active AND approval_status = 'approved' ORDER BY ${order} LIMIT ${limit}`,
    )
  ).rows.map(({ id }) => id)

test('a search that cannot read all new jobs reports how many it read, and has the newest', async () => {
  const found = await findJobs(open.db, keyword('経理'), overwhelmed)
  expect(found.lookedAt).toBe(500)
  expect(found.total).toBe(500)
  expect(found.ids).toEqual(await idsOf('created_at DESC', 24))
  const exact = await findJobs(open.db, keyword('経理'), { now, page, maxFresh: 100_000 })
  expect({ total: exact.total, lookedAt: exact.lookedAt }).toEqual({ total: imported, lookedAt: null })
})

test('concurrent processes do not build the index twice', async () => {
  const lease = new Lease(open.db)
  expect(await lease.hold()).toBe(true)
  expect(await new Lease(open.db).hold()).toBe(false)
  await updateIndex(open.db)
  expect(await sealed()).toBe(0)
  await lease.release()
})

test('a process that stops while it builds the index keeps its finished segments', async () => {
  let asked = 0
  // Enough steps for one segment.
  await updateIndex(open.db, { shouldStop: () => asked++ > 35 })
  const done = await sealed()
  expect(done).toBe(4_096)
  // A snapshot is reused for a second.
  const lookedAt = async () => (await findJobs(open.db, keyword('経理'), overwhelmed)).lookedAt
  await expect.poll(lookedAt, { timeout: 10_000 }).toBe(4_096 + 500)
  await updateIndex(open.db, { minFresh: 1 })
  expect(await sealed()).toBe(imported + hidden)
  const exact = await findJobs(open.db, keyword('経理'), overwhelmed)
  expect({ total: exact.total, lookedAt: exact.lookedAt }).toEqual({ total: imported, lookedAt: null })
})

async function sealed(): Promise<number> {
  return (await open.executeSql('SELECT count(*)::int AS count FROM search_places')).rows[0].count
}
