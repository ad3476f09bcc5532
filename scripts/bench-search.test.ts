import { expect, test } from 'vitest'
import { load } from '#bench/board/load.ts'
import { mix } from '#bench/search/queries.ts'
import { jobSearchQuery, searchOf } from '#contract/jobs/job-search.ts'
import { pageOf } from '#contract/paging.ts'
import { passes } from '#rules/jobs/filtered-job.ts'
import { matches, relevance } from '#rules/search/search-match.ts'
import { findJobs } from '#store/search/find.ts'
import { updateIndex } from '#store/search/index/update-index.ts'
import { newestFirst, readIndexedJobs } from '#store/search/indexed-jobs.ts'
import { openTestDatabase } from '#store/testing/database.ts'

const jobs = 600
const now = new Date('2026-11-20T03:00:00.000Z')

test('search finds the same jobs as a plain filter, before and after the index is written', {
  timeout: 120_000,
}, async () => {
  const open = await openTestDatabase()
  await load(open, jobs, now)
  const ids = (await open.db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)
  const all = await readIndexedJobs(open.db, ids)
  expect(all).toHaveLength(jobs)
  const compare = async () => {
    for (const { query } of mix) {
      const asked = jobSearchQuery.parse({ limit: '24', ...query })
      const search = searchOf(asked)
      const sort = asked.sort ?? 'new'
      const rank = (job: (typeof all)[number]) =>
        sort === 'salary' ? job.pay : sort === 'relevance' ? relevance(job.text, search.query) : 0
      const plain = all
        .filter((job) => matches(job.text, search.query) && passes(job, search.filters, now))
        .sort((a, b) => rank(b) - rank(a) || newestFirst(a, b))
      const { limit = 24, offset = 0 } = pageOf(asked) ?? {}
      const found = await findJobs(open.db, search, { now, page: { limit, offset, sort } })
      expect({ query, total: found.total }).toEqual({ query, total: plain.length })
      expect(found.ids).toEqual(plain.slice(offset, offset + limit).map(({ id }) => id))
    }
  }
  await compare()
  await updateIndex(open.db, { minFresh: 1 })
  await compare()
  await open.close()
})
