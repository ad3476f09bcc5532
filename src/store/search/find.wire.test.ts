import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { occupationsOf } from '#rules/occupations/job-occupations.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { lineById } from '#rules/places/railways.ts'
import { partsOf } from '#rules/places/where.ts'
import { wishesOf } from '#rules/search/wishes.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { alternativesPlainly, listedPlainly, plainly } from '#store/search/testing/plain-search.ts'
import {
  areaCodes,
  type Change,
  change,
  job,
  type ListedSearch,
  listedSearch,
  now,
  type RandomJob,
  type RandomSearch,
  randomSearch,
  type Stored,
  stationIds,
  type Verified,
} from '#store/search/testing/random-searches.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addPerson } from '#store/testing/rows.ts'
import { findAlternatives } from './alternatives.ts'
import { findJobs, findPage } from './find.ts'
import { findListed } from './find-listed.ts'
import { updateIndex } from './index/update-index.ts'
import type { FacetName } from './search.ts'
import { withConnection } from './segments/connection.ts'
import { changeJob } from './testing/change-job.ts'

const ownerIds = [v7(), v7()] as const
const open = fixture(openTestDatabase)
beforeAll(async () => {
  for (const id of ownerIds) {
    await addPerson(open.db, { id, role: 'employer', created_at: now })
    await open.db.insertInto('employer_profiles').values({ user_id: id, updated_at: now }).execute()
  }
})

/** The expected jobs and employers. */
type Board = { jobs: Stored[]; verified: Verified }

/** `maxFresh` repeats the search without fresh jobs in memory. */
async function expectSame({ jobs, verified }: Board, each: RandomSearch, maxFresh?: number) {
  const { ids, expectedCount } = plainly(jobs, verified, each)
  const page = { sort: each.sort, offset: each.offset, limit: 5 }
  // First with a memory from before the last change.
  const wanted = { now, page, facets: true, maxFresh, scanMs: 60_000 }
  const read = await withConnection(open.db, (source) => findPage(source, each, wanted))
  const found = await findJobs(open.db, each, wanted)
  expect(read.found).toEqual(found)
  expect(read.jobs.map(({ id }) => id)).toEqual(found.ids)
  expect(found.total).toBe(ids.length)
  expect(found.ids).toEqual(ids.slice(each.offset, each.offset + 5))
  const wishes = wishesOf(each, each.isUnderstood)
  const alternatives = await withConnection(open.db, (source) =>
    findAlternatives(source, each, { now, wishes, limit: 4 }),
  )
  expect(alternatives).toEqual(alternativesPlainly(jobs, verified, each, wishes).slice(0, 4))
  const { prefecture, line } = each.filters
  const atLines = line.flatMap((id) => lineById.get(id)?.stations ?? [])
  // Those without jobs are left out.
  const sparse: Partial<Record<FacetName, readonly string[]>> = {
    occupation: jobs.flatMap((one) => occupationsOf(one).occupations),
    area: areaCodes.filter((code) => prefecture.includes(prefectureOfCode(code))),
    station: stationIds.filter((id) => atLines.includes(id) && partsOf(id)[0] === id),
  }
  for (const name of Object.keys(found.facets!) as FacetName[]) {
    const counts = new Map(found.facets![name].map(({ value, count }) => [value, count]))
    for (const value of new Set([...counts.keys(), ...(sparse[name] ?? [])])) {
      const count = counts.get(value) ?? 0
      expect({ name, value, count }).toEqual({ name, value, count: expectedCount(name, value) })
    }
  }
}

async function expectSameListed({ jobs }: Board, each: ListedSearch) {
  const ids = listedPlainly(jobs, each)
  const page = { offset: each.offset, limit: 5 }
  const found = await withConnection(open.db, (source) => findListed(source, each, { now, page }))
  expect(found).toEqual({ total: ids.length, ids: ids.slice(each.offset, each.offset + 5) })
}

async function post(given: RandomJob): Promise<Stored> {
  const id = v7()
  const { owner, ...fields } = given
  await insertJob(open.db, { ...fields, id, owner_id: ownerIds[owner], updated_at: now })
  return { ...given, id }
}

async function verify({ verified }: Pick<Board, 'verified'>, owner: 0 | 1, isVerified: boolean) {
  const verified_at = isVerified ? now : null
  await open.db.updateTable('employer_profiles').set({ verified_at }).where('user_id', '=', ownerIds[owner]).execute()
  verified[owner] = isVerified
}

async function happen(board: Board, { kind, at, job: given }: Change) {
  const { jobs } = board
  const index = jobs.length > 0 ? at % jobs.length : -1
  const old = jobs[index]
  if (kind === 'post') jobs.push(await post(given))
  if (kind === 'flush') await updateIndex(open.db, { minFresh: 1 })
  if (kind === 'verify' || kind === 'unverify') await verify(board, given.owner, kind === 'verify')
  if (!old) return
  const changed = await changeJob(open.db, old.id, { kind, job: given })
  jobs.splice(index, 1, ...(changed ? [{ ...old, ...changed }] : []))
}

test('every search and every internal list equals a plain filter in content and order, after any change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(change, fc.array(randomSearch, { minLength: 1, maxLength: 4 }), listedSearch), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.record({ flushed: fc.boolean(), maxFresh: fc.constantFrom(0, 3) }),
      async (given, story, { flushed, maxFresh }) => {
        await open.db.deleteFrom('jobs').execute()
        const board: Board = { jobs: [], verified: [false, false] }
        for (const owner of [0, 1] as const) await verify(board, owner, false)
        for (const each of given) board.jobs.push(await post(each))
        if (flushed) await updateIndex(open.db, { minFresh: 1 })
        for (const [event, searches, listed] of story) {
          await happen(board, event)
          await expectSameListed(board, listed)
          for (const each of searches) {
            await expectSame(board, each)
            await expectSame(board, each, maxFresh)
          }
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
