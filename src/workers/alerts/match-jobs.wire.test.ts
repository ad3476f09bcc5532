import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { savedSearchQuery } from '#contract/known-search.ts'
import { conditionQuery, noConditions } from '#contract/search-conditions.ts'
import { type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { insertSavedSearch, savedSearchesOf } from '#store/alerts/saved-searches.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { activateJob, deactivateJob } from '#store/jobs/publication.ts'
import { searchOn } from '#store/search/search-on.ts'
import { changeJob } from '#store/search/testing/change-job.ts'
import {
  type Change,
  change,
  job,
  now,
  placeFilters,
  type RandomJob,
  today,
} from '#store/search/testing/random-searches.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addPerson } from '#store/testing/rows.ts'
import { JobMatcher } from './match-jobs.ts'

const employers = [v7(), v7()] as const
const seeker = v7()
let matcher: JobMatcher
const open = fixture(openTestDatabase)
beforeAll(async () => {
  for (const id of employers) {
    await addPerson(open.db, { id, role: 'employer', created_at: now })
    await open.db.insertInto('employer_profiles').values({ user_id: id, updated_at: now }).execute()
  }
  await addPerson(open.db, { id: seeker, created_at: now })
  matcher = new JobMatcher(open.db)
})

const words =
  '看護、経理、サーバー管理、SE、かんごし、"丙丁"、東京 -在宅、-営業、コーヒー 開発、師、リモートワーク'.split('、')
const filters: fc.Arbitrary<Partial<JobFilters>> = fc.oneof(
  fc.constant({}),
  fc.record<Partial<JobFilters>>(
    {
      prefecture: fc.constantFrom<JobFilters['prefecture'][]>(['tokyo'], ['kyoto', 'hokkaido']),
      ...placeFilters,
      category: fc.constantFrom<JobFilters['category'][]>(['it'], ['sales', 'office']),
      occupation: fc.constantFrom<JobFilters['occupation'][]>(['nurse'], ['food', 'accounting']),
      employment: fc.constant<JobFilters['employment']>(['fulltime', 'contract']),
      salaryMin: fc.constantFrom(200_000, 400_000),
      newOnly: fc.constant(true),
      remote: fc.constant(true),
      overtimeMax: fc.constantFrom(0, 20),
      payUnit: fc.constant<JobFilters['payUnit']>(['hour', 'day']),
      verified: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
)
const search = fc.record({ keyword: fc.constantFrom('', '', ...words), synonyms: fc.boolean(), filters })
type Search = { keyword: string; synonyms: boolean; filters: Partial<JobFilters> }

const addressOf = ({ keyword, synonyms, filters }: Search) =>
  savedSearchQuery(
    String(
      new URLSearchParams(
        conditionQuery({ ...noConditions, ...filters, keyword, synonyms: keyword === '' || synonyms }),
      ),
    ),
  )

/** What the search lists now. */
async function listedBy({ keyword, synonyms, filters }: Search): Promise<string[]> {
  const criteria = { query: readQuery(keyword, { synonyms }), filters: { ...noFilters, ...filters } }
  const { jobs } = await searchOn(open.db).find(criteria, { now, page: { offset: 0, limit: 100, sort: 'new' } })
  return jobs.map(({ id }) => id)
}

/** A saved search, what it listed when it was saved, and what it told since. */
type Saved = { id: string; search: Search; before: Set<string>; told: Set<string> }

async function post({ owner, ...fields }: RandomJob): Promise<string> {
  const id = v7()
  await insertJob(open.db, { ...fields, id, owner_id: employers[owner], updated_at: now })
  return id
}

async function happen({ kind, at, job: given }: Change) {
  if (kind === 'post') await post(given)
  if (kind === 'verify' || kind === 'unverify')
    await open.db
      .updateTable('employer_profiles')
      .set({ verified_at: kind === 'verify' ? now : null })
      .where('user_id', '=', employers[given.owner])
      .execute()
  const jobs = await open.db.selectFrom('jobs').select('id').orderBy('id').execute()
  const id = jobs[at % Math.max(1, jobs.length)]?.id
  if (!id) return
  await changeJob(open.db, id, { kind, job: given })
}

async function save(search: Search): Promise<Saved | null> {
  const id = v7()
  const saved = { user_id: seeker, name: '検索', notify: 'daily' } as const
  const row = { id, ...saved, search: addressOf(search), created_at: now }
  const twice = await open.db.selectFrom('saved_searches').select('id').where('search', '=', row.search).execute()
  if (twice.length > 0) return null
  await insertSavedSearch(open.db, row)
  return { id, search, before: new Set(await listedBy(search)), told: new Set() }
}

/** What came up in the search and is listed. */
async function cameUp(id: string): Promise<string[]> {
  const rows = open.db.selectFrom('saved_search_jobs').select('job_id').where('search_id', '=', id)
  return (await rows.where('stamp', 'is not', null).where('listed', '=', true).execute()).map(({ job_id }) => job_id)
}

test('a job closed before it was notified matches again when it is reopened', async () => {
  const saved = await save({ keyword: '看護', synonyms: true, filters: {} })
  const [given] = fc.sample(job, { numRuns: 1, seed: 1 })
  if (!saved || !given) throw new Error('nothing is saved')
  const id = await post({ ...given, title: '看護師', approval_status: 'approved', is_active: true, deadline: null })
  await matcher.run(() => now)
  expect(await cameUp(saved.id)).toEqual([id])
  await deactivateJob(open.db, id, now)
  await matcher.run(() => now)
  expect(await cameUp(saved.id)).toEqual([])
  await activateJob(open.db, { id, today, now })
  await matcher.run(() => now)
  expect(await cameUp(saved.id)).toEqual([id])
})

test('a job matches a saved search exactly when the search lists it and did not when it was saved', async () => {
  const event = fc.oneof({ weight: 3, arbitrary: change }, { weight: 1, arbitrary: search })
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 1, maxLength: 8 }),
      fc.array(search, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(event, fc.boolean()), { maxLength: 12 }),
      async (jobs, first, story) => {
        await open.db.deleteFrom('jobs').execute()
        await open.db.deleteFrom('saved_searches').execute()
        await open.db.deleteFrom('listing_changes').execute()
        await open.db.updateTable('employer_profiles').set({ verified_at: null }).execute()
        matcher = new JobMatcher(open.db)
        for (const each of jobs) await post(each)
        const saved: Saved[] = []
        const add = async (each: Search) => saved.push(...[await save(each)].filter((one) => one !== null))
        for (const each of first) await add(each)
        for (const [each, compares] of [...story, [null, true] as const]) {
          if (each && 'kind' in each) await happen(each)
          else if (each) await add(each)
          if (!compares) continue
          await matcher.run(() => now)
          for (const { id, search, before } of saved) {
            const listed = await listedBy(search)
            const due = listed.filter((job) => !before.has(job))
            expect([addressOf(search), (await cameUp(id)).sort()]).toEqual([addressOf(search), due.sort()])
          }
        }
        const counts = await savedSearchesOf(open.db, seeker, { now, page: null })
        for (const { id, search, before } of saved) {
          const due = (await listedBy(search)).filter((job) => !before.has(job)).length
          expect(counts.find((one) => one.id === id)?.new_count).toBe(due)
        }
      },
    ),
    { numRuns: 40 },
  )
}, 300_000)
