import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNew } from '#rules/job-age.ts'
import {
  type FilterName,
  filterNames,
  isRemote,
  type JobFilters,
  noFilters,
  optionsOf,
  passes,
  payReached,
} from '#rules/job-filters.ts'
import { prefecturesOf } from '#rules/job-places.ts'
import { experienceLevels, type JobSort, jobCategories, jobSorts, jobTypes, workStyles } from '#rules/job-terms.ts'
import { fulfils, relevance } from '#rules/search-match.ts'
import { readQuery } from '#rules/search-query.ts'
import { searchableText } from '#rules/search-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { OpenDatabase } from '#store/database.ts'
import { insertJob, removeJob, updateJob } from '#store/jobs/jobs.ts'
import { approvePending, putUp, takeDown } from '#store/jobs/publication.ts'
import { openTestDatabase } from '#store/test-database.ts'
import { findJobs } from './find-jobs.ts'
import { keepIndex } from './seal.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const today = tokyoDate(now)
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

/** Known and unknown words, parts of words, and letters that the normaliser changes. */
const words = [
  ...[
    '看護師',
    '看護',
    '師',
    '経理',
    '経理事務',
    'サーバー',
    'サーバ',
    'ｻｰﾊﾞｰ管理',
    'サーバー管理',
    'ワインバー',
    'バー',
  ],
  ...[
    'Java',
    'JavaScript',
    'SE',
    'PM',
    'user',
    'ＡＩ',
    'ai',
    'c#',
    'C++',
    '100%',
    '_',
    '\\',
    '東京',
    '東京都',
    '在宅',
    '在宅勤務',
  ],
  ...[
    'リモートワーク',
    '正社員',
    '営業',
    '法人営業',
    '開発',
    '採用',
    'シフト制',
    '甲乙丙丁',
    '乙丙',
    '丙丁',
    '丁甲乙',
    '〜',
    '～',
    'か',
    'が',
  ],
  ...[
    '年間休日120日',
    '週休二日',
    '𠮷野家',
    '𠮷',
    '野',
    'コーヒー',
    'ビール',
    'ビル',
    '-',
    '—',
    'エンジニア',
    'システムエンジニア',
  ],
]
const word = fc.constantFrom(...words)
const text = (most: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom('', '', ' ', '　', '\n', '、', 'の', 'x')), { minLength: 1, maxLength: most })
    .map((parts) => parts.flat().join('').trim())
const daysAgo = fc.integer({ min: 0, max: 12 }).map((days) => new Date(now.getTime() - days * 86_400_000))
const pay = fc.option(fc.constantFrom(180_000, 200_000, 300_000, 450_000))
const job = fc.record({
  title: text(3),
  company: text(2),
  description: text(8),
  location: fc.constantFrom('東京都港区', '大阪府大阪市・京都府', '北海道', 'フルリモート'),
  requirements: fc.array(text(2), { maxLength: 2 }),
  benefits: fc.array(text(2), { maxLength: 2 }),
  job_type: fc.constantFrom(...jobTypes),
  work_style: fc.constantFrom(...workStyles),
  experience_level: fc.constantFrom(...experienceLevels),
  category: fc.option(fc.constantFrom(...jobCategories)),
  salary_min: pay,
  salary_max: fc.constantFrom(null, 500_000),
  deadline: fc.constantFrom(null, null, today, '2026-11-19', '2026-12-31'),
  created_at: daysAgo,
  approval_status: fc.constantFrom('approved', 'approved', 'approved', 'pending'),
  is_active: fc.constantFrom(true, true, true, false),
} as const)
type Job = Omit<typeof job extends fc.Arbitrary<infer Given> ? Given : never, never>
type Stored = Job & { id: string }

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '', '-'),
      fc.oneof(
        word,
        text(2).map((each) => `"${each}"`),
      ),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.flatMap(([minus, each]) => minus + each).join(' '))
const filters: fc.Arbitrary<JobFilters> = fc
  .record(
    {
      prefecture: fc.constantFrom<JobFilters['prefecture'][]>(['tokyo'], ['kyoto', 'hokkaido']),
      category: fc.constantFrom<JobFilters['category'][]>(['it'], ['sales', 'office']),
      employment: fc.constantFrom<JobFilters['employment'][]>(['fulltime'], ['parttime', 'dispatch', 'contract']),
      style: fc.constantFrom<JobFilters['style'][]>(['onsite'], ['remote', 'hybrid']),
      experience: fc.constantFrom<JobFilters['experience'][]>(['entry'], ['mid', 'senior']),
      salaryMin: fc.constantFrom(200_000, 400_000),
      newOnly: fc.constant(true),
      remote: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map((given) => ({ ...noFilters, ...given }))
const asked = fc.record({
  query: query.chain((keyword) => fc.boolean().map((synonyms) => readQuery(keyword, { synonyms }))),
  filters: fc.oneof(fc.constant(noFilters), filters),
  sort: fc.constantFrom<JobSort[]>(...jobSorts),
  offset: fc.integer({ min: 0, max: 6 }),
})
type Asked = typeof asked extends fc.Arbitrary<infer Given> ? Given : never

const textOf = (each: Job) => searchableText(each)
const seenBy = (each: Stored) => ({ ...each, prefectures: prefecturesOf(each.location) })

/** The search by its plain meaning: every public job looked at, one after the other. */
function plainly(jobs: readonly Stored[], { query, filters, sort }: Asked) {
  const found = jobs
    .filter((each) => each.approval_status === 'approved' && each.is_active)
    .filter(({ deadline }) => deadline === null || deadline >= today)
    .filter((each) => fulfils(textOf(each), query))
  const rank = (each: Stored) =>
    sort === 'salary' ? (payReached(each) ?? -1) : sort === 'relevance' ? relevance(textOf(each), query) : 0
  const ids = found
    .filter((each) => passes(seenBy(each), filters, now))
    .sort((a, b) => rank(b) - rank(a) || b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
  const count = (name: FilterName, has: (each: ReturnType<typeof seenBy>) => boolean) =>
    found.map(seenBy).filter((each) => passes(each, filters, now, name) && has(each)).length
  const expectedCount = (name: FilterName, value: string) => {
    if (name === 'salaryMin') return count(name, (each) => (payReached(each) ?? 0) >= Number(value))
    if (name === 'newOnly') return count(name, (each) => isNew(each.created_at, now))
    if (name === 'remote') return count(name, (each) => isRemote(each.work_style))
    return count(name, (each) => optionsOf(name, each).includes(value))
  }
  return { ids, expectedCount }
}

async function expectSame(jobs: readonly Stored[], each: Asked) {
  const { ids, expectedCount } = plainly(jobs, each)
  const page = { sort: each.sort, offset: each.offset, limit: 5 }
  const found = await findJobs(open.db, each, { now, page, facets: true })
  expect(found.total).toBe(ids.length)
  expect(found.ids).toEqual(ids.slice(each.offset, each.offset + 5))
  for (const name of filterNames) {
    for (const { value, count } of found.facets![name]) {
      expect({ name, value, count }).toEqual({ name, value, count: expectedCount(name, value) })
    }
  }
}

async function post(given: Job): Promise<Stored> {
  const id = v7()
  const { salary_min, salary_max, ...terms } = given
  const ordered = { salary_min, salary_max }
  await insertJob(open.db, { ...terms, ...ordered, id, owner_id: ownerId, updated_at: now })
  return { ...given, id }
}

/** What happens to jobs, each as the product does it, and what of it a plain list would say. */
const change = fc.record({
  kind: fc.constantFrom('edit', 'close', 'reopen', 'approve', 'delete', 'post', 'seal', 'none'),
  at: fc.nat(),
  job,
})

async function happen(
  jobs: Stored[],
  { kind, at, job: given }: typeof change extends fc.Arbitrary<infer C> ? C : never,
) {
  const index = jobs.length > 0 ? at % jobs.length : -1
  const old = jobs[index]
  if (kind === 'post') jobs.push(await post(given))
  if (kind === 'seal') await keepIndex(open.db, { from: 1 })
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
      fc.array(fc.tuple(change, fc.array(asked, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 8 }),
      async (given, story) => {
        await open.db.deleteFrom('jobs').execute()
        const jobs: Stored[] = []
        for (const each of given) jobs.push(await post(each))
        await keepIndex(open.db, { from: 1 })
        for (const [event, searches] of story) {
          await happen(jobs, event)
          for (const each of searches) await expectSame(jobs, each)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
