import { sql } from 'kysely'
import { jobSearchQuery, searchOf } from '#contract/job-search.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import { readFoundJobs } from '#store/jobs/job-search.ts'
import { findFacets, findJobs } from '#store/search/find-jobs.ts'
import { forgetPostings, postingsInMemory } from '#store/search/posting-cache.ts'
import { suggestionsFor } from '#store/search/suggestions.ts'
import { cpuTime, figuresOf, line, timed } from './figures.ts'
import { beginnings, mix } from './queries.ts'

const rounds = 5

/** Measures the store without HTTP: `cold` with nothing of the postings in memory, then as a node is after a while. */
export async function measureStore(db: Database, now: Date): Promise<void> {
  const today = tokyoDate(now)
  const searches = mix.map(({ kind, query }) => {
    const asked = jobSearchQuery.parse({ limit: '24', ...query })
    const page = { limit: 24, offset: 0, ...pageOf(asked), sort: asked.sort ?? ('new' as const) }
    return { kind, name: JSON.stringify(query), search: searchOf(asked), page }
  })
  const pageAndTotal = async ({ search, page }: (typeof searches)[number], facets = false) => {
    const { ids } = await findJobs(db, search, { now, page, facets })
    await readFoundJobs(db, ids, today)
  }
  const first = await timed(() => findJobs(db, searches[0]!.search, { now }))
  console.log(`\nfirst search of a node (reads the columns of all segments): ${first.toFixed(0)} ms`)

  const cold: { ms: number; name: string }[] = []
  for (const each of searches) {
    forgetPostings(db)
    cold.push({ ms: await timed(() => pageAndTotal(each)), name: each.name })
  }
  console.log(line('store, page of 24 + total, postings cold', figuresOf(cold.map(({ ms }) => ms))))
  const warm: { ms: number; kind: string; name: string }[] = []
  const backends = await backendsOf(db)
  const before = cpuTime(backends)
  for (let round = 0; round < rounds; round++)
    for (const each of searches) warm.push({ ms: await timed(() => pageAndTotal(each)), ...each })
  const after = cpuTime(backends)
  console.log(line('store, page of 24 + total', figuresOf(warm.map(({ ms }) => ms))))
  const each = (ms: number) => (ms / warm.length).toFixed(2)
  console.log(
    `  CPU per search: Node ${each(after.node - before.node)} ms, PostgreSQL ${each(after.postgres - before.postgres)} ms`,
  )
  const kinds = Map.groupBy(warm, ({ kind }) => kind)
  for (const [kind, times] of kinds) console.log(line(`  ${kind}`, figuresOf(times.map(({ ms }) => ms))))
  const counts: number[] = []
  const facets: number[] = []
  const suggestions: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { search } of searches) counts.push(await timed(() => findJobs(db, search, { now })))
    for (const { search } of searches) facets.push(await timed(() => findFacets(db, search, { now })))
    for (const typed of beginnings) suggestions.push(await timed(() => suggestionsFor(db, typed, today)))
  }
  console.log(line('store, exact count', figuresOf(counts)))
  console.log(line('store, facets + total', figuresOf(facets)))
  console.log(line('store, suggestions', figuresOf(suggestions)))
  const slowest = [...cold].sort((a, b) => b.ms - a.ms).slice(0, 3)
  console.log(`slowest cold: ${slowest.map(({ ms, name }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`)
  const slow = [...warm].sort((a, b) => b.ms - a.ms).slice(0, 3)
  console.log(`slowest warm: ${slow.map(({ ms, name }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`)
  console.log(
    `memory: postings ${Math.round(postingsInMemory(db) / 2 ** 20)} MB, process ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`,
  )
}

/** Processes of the server that work for this one. */
async function backendsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'shigotocho'`.execute(db)
  return rows.map(({ pid }) => pid)
}
