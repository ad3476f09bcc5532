import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import type { OpenDatabase } from '#store/database.ts'
import { searchOn } from '#store/search/search-on.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { exportJobs, importJobs, type LineFault, linesOf } from './transferring.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
let open: OpenDatabase
let other: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  other = await openTestDatabase()
})
afterEach(async () => {
  await open.executeSql('DELETE FROM users; DELETE FROM job_imports')
  await searchOn(open.db).updateIndex({ minFresh: 1 })
})
afterAll(async () => {
  await open.close()
  await other.close()
})

const employer = { email: 'saiyo@example.com', name: '採用担当' }
const base = { company: 'しごと商店', location: '東京都港区', description: '月次の決算と支払いを受け持つ。', employer }
const days = (n: number) => `2026-11-${String(10 + n).padStart(2, '0')}T00:00:00.123456Z`
/** Public, with a correction, pending, rejected, closed and over; with and without terms; not in the order of their times. */
const jobs = [
  {
    ...base,
    title: '経理',
    approval_status: 'approved',
    created_at: days(3),
    terms: { pay: { unit: 'hour', min: 1_200 } },
  },
  {
    ...base,
    title: '経理の補助',
    approval_status: 'approved',
    created_at: days(1),
    deadline: '2026-12-31',
    revision: { fields: { title: '経理' }, status: 'pending', rejection_reason: null, submitted_at: days(4) },
  },
  { ...base, title: '経理の見習い', created_at: days(2) },
  {
    ...base,
    title: '総務',
    approval_status: 'rejected',
    rejection_reason: '勤務地が書かれていません。',
    created_at: days(4),
  },
  { ...base, title: '営業', approval_status: 'approved', is_active: false, was_public: true, created_at: days(5) },
  { ...base, title: '経理長', approval_status: 'approved', deadline: '2026-11-01', created_at: days(6) },
]

async function* textsOf(values: readonly unknown[]) {
  for (const value of values) yield typeof value === 'string' ? value : JSON.stringify(value)
}

async function importInto(open: OpenDatabase, values: readonly unknown[], options: { dryRun?: boolean } = {}) {
  const faults: [number, readonly LineFault[]][] = []
  const stopping = new AbortController()
  const counts = await importJobs(open.db, textsOf(values), {
    file: 'jobs',
    now,
    dryRun: options.dryRun ?? false,
    signal: stopping.signal,
    onFaults: (line, found) => faults.push([line, found]),
    onProgress: () => {},
    onWait: () => {},
  })
  return { counts, faults }
}

const exported = (open: OpenDatabase) => Array.fromAsync(exportJobs(open.db))
const found = async (open: OpenDatabase) => {
  const page = { sort: 'new', offset: 0, limit: 24 } as const
  const search = { query: readQuery('経理'), filters: noFilters }
  return (await searchOn(open.db).find(search, { now, page })).jobs.map(({ title }) => title)
}
const count = async (open: OpenDatabase, table: string) =>
  (await open.executeSql(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count

test('an export imported into an empty database exports the same again', async () => {
  const { counts, faults } = await importInto(open, jobs)
  expect({ counts, faults }).toEqual({ counts: { imported: 6, wrong: 0, skipped: 0 }, faults: [] })
  const first = await exported(open)
  expect(first.map(({ title }) => title)).toEqual(['経理の補助', '経理の見習い', '経理', '総務', '営業', '経理長'])
  expect(first[0]?.created_at).toBe(days(1))
  await importInto(other, first)
  expect(await exported(other)).toEqual(first)
})

test('imported public jobs are found at once, and none of them waits to get into the index', async () => {
  await importInto(open, jobs)
  expect(await found(open)).toEqual(['経理', '経理の補助'])
  expect(await count(open, 'search_fresh')).toBe(0)
  // Jobs of all states, for the search of administrators.
  expect(await count(open, 'search_places')).toBe(6)
  // And what happens to them later is found as well.
  await open.executeSql("UPDATE jobs SET is_active = false WHERE title = '経理'")
  await searchOn(open.db).updateIndex({ minFresh: 1 })
  expect(await found(open)).toEqual(['経理の補助'])
})

test('lines that are wrong are named with what is wrong, and the others are imported', async () => {
  const [good] = jobs
  const seeker = { email: 'seeker@example.com', name: '求職者' }
  await open.executeSql(`INSERT INTO users (id, name, email, email_key, role, created_at)
    VALUES (gen_random_uuid(), '求職者', '${seeker.email}', '${seeker.email}', 'user', now())`)
  const id = '0190a000-0000-7000-8000-000000000001'
  const { counts, faults } = await importInto(open, [
    { ...good, id },
    '{"title":',
    { ...good, title: '', deadline: '2026-02-30' },
    '',
    { ...good, approval_status: 'rejected' },
    { ...good, employer: seeker },
    { ...good, id },
  ])
  expect(counts).toEqual({ imported: 1, wrong: 5, skipped: 0 })
  expect(faults.sort(([a], [b]) => a - b)).toEqual([
    [2, ['not-json']],
    [
      3,
      [
        expect.objectContaining({ path: 'title', fault: 'title-required' }),
        expect.objectContaining({ path: 'deadline', fault: 'date-invalid' }),
      ],
    ],
    [5, [expect.objectContaining({ path: 'rejection_reason' })]],
    [6, ['no-employer']],
    [7, ['id-taken']],
  ])
})

test('a dry run changes nothing, and a file that was imported is not imported again', async () => {
  expect((await importInto(open, jobs, { dryRun: true })).counts.imported).toBe(6)
  expect((await count(open, 'jobs')) + (await count(open, 'users'))).toBe(0)
  await importInto(open, jobs)
  expect((await importInto(open, jobs)).counts).toEqual({ imported: 0, wrong: 0, skipped: 6 })
  expect(await count(open, 'jobs')).toBe(6)
})

test('no line of a file is lost while the import waits for its turn', async () => {
  const lines = linesOf(Readable.from(['1\n2\n', '3\n4']))
  await sleep(20)
  expect(await Array.fromAsync(lines)).toEqual(['1', '2', '3', '4'])
})
