import { sql } from 'kysely'
import { jobSearchQuery, searchOf } from '#contract/jobs/job-search.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import { readFoundJobs } from '#store/jobs/public-jobs.ts'
import { findFacets, findJobs } from '#store/search/find-jobs.ts'
import { forgetPostings, postingsInMemory } from '#store/search/segments/posting-cache.ts'
import { suggestionsFor } from '#store/search/suggestions.ts'
import { cpuTime, figuresOf, head, line, timed } from './figures.ts'
import { beginnings, mix } from './queries.ts'
import type { Report } from './report.ts'

const rounds = 5

/**
 * Measures the store without HTTP, thrice: with nothing of the postings in memory, with the postings but with no word
 * put together before, and as a node is after a while. Answers are never kept.
 */
export async function measureStore(db: Database, report: Report, now: Date): Promise<void> {
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
  report.number('first search of a node', first, 'ms (reads the columns of all segments)')
  console.log(head)
  const anew = async (forget: 'all' | 'forms') => {
    const measured: Timed[] = []
    for (const each of searches) {
      forgetPostings(db, forget)
      measured.push({ ms: await timed(() => pageAndTotal(each)), name: each.name })
    }
    return measured
  }
  const cold = await anew('all')
  report.time('store, page, nothing in memory', msOf(cold))
  for (const each of searches) await pageAndTotal(each)
  const wordsAnew = await anew('forms')
  report.time('store, page, words anew', msOf(wordsAnew))
  const warm: { ms: number; kind: string; name: string }[] = []
  const backends = await backendsOf(db)
  const before = cpuTime(backends)
  for (let round = 0; round < rounds; round++)
    for (const each of searches) warm.push({ ms: await timed(() => pageAndTotal(each)), ...each })
  const after = cpuTime(backends)
  report.time('store, page', msOf(warm))
  report.number('CPU of a page in Node', (after.node - before.node) / warm.length, 'ms')
  report.number('CPU of a page in PostgreSQL', (after.postgres - before.postgres) / warm.length, 'ms')
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
  report.time('store, count', counts)
  report.time('store, facets', facets)
  report.time('store, suggestions', suggestions)
  for (const [what, times] of Object.entries({ 'nothing in memory': cold, 'words anew': wordsAnew, warm }))
    console.log(`slowest, ${what}: ${slowest(times)}`)
  console.log(
    `memory: postings ${Math.round(postingsInMemory(db) / 2 ** 20)} MB, process ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`,
  )
}

type Timed = { ms: number; name: string }
const msOf = (measured: readonly Timed[]) => measured.map(({ ms }) => ms)
const slowest = (measured: readonly Timed[]) =>
  [...measured]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ ms, name }) => `${name} ${ms.toFixed(0)} ms`)
    .join(', ')

/** Processes of the server that work for this one. */
async function backendsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'shigotocho'`.execute(db)
  return rows.map(({ pid }) => pid)
}
