import { sql } from 'kysely'
import { figuresOf, head, line, timed } from '#bench/figures.ts'
import { jobSearchQuery, searchOf } from '#contract/jobs/job-search.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { cpuOf } from '#scripts/testing/start-product.ts'
import type { Database } from '#store/database.ts'
import type { Search } from '#store/search/search.ts'
import { searchOn } from '#store/search/search-on.ts'
import { beginnings, mix } from './queries.ts'
import type { Report } from './report.ts'

const rounds = 5

/** Measures the store without HTTP: first with no postings in memory, then warm. No answer is cached. */
export async function measureStore(db: Database, report: Report, now: Date): Promise<void> {
  const today = tokyoDate(now)
  const searches = mix.map(({ kind, query }) => {
    const input = jobSearchQuery.parse({ limit: '24', ...query })
    const page = { limit: 24, offset: 0, ...pageOf(input), sort: input.sort ?? ('new' as const) }
    return { kind, name: JSON.stringify(query), criteria: searchOf(input), page }
  })
  const first = searches[0]!.criteria
  const readPage = (search: Search, { criteria, page }: (typeof searches)[number]) =>
    search.find(criteria, { now, page })
  const firstSearch = await timed(() => newNode(db).count(first, { now }))
  report.number('first search of a node', firstSearch, 'ms (reads the columns of all segments)')
  console.log(head)
  const cold: Timed[] = []
  for (const each of searches) {
    const search = newNode(db)
    await search.count(first, { now })
    cold.push({ ms: await timed(() => readPage(search, each)), name: each.name })
  }
  report.time('store, page, no postings in memory', msOf(cold))
  const search = searchOn(db)
  for (const each of searches) await readPage(search, each)
  const warm: (Timed & { kind: string })[] = []
  const backends = await backendsOf(db)
  const before = cpuOfAll(backends)
  for (let round = 0; round < rounds; round++)
    for (const each of searches) warm.push({ ms: await timed(() => readPage(search, each)), ...each })
  const after = cpuOfAll(backends)
  report.time('store, page', msOf(warm))
  report.number('CPU of a page in Node', (after.node - before.node) / warm.length, 'ms')
  report.number('CPU of a page in PostgreSQL', (after.postgres - before.postgres) / warm.length, 'ms')
  const kinds = Map.groupBy(warm, ({ kind }) => kind)
  for (const [kind, times] of kinds) console.log(line(`  ${kind}`, figuresOf(msOf(times))))
  const counts: number[] = []
  const facets: number[] = []
  const suggestions: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { criteria } of searches) counts.push(await timed(() => search.count(criteria, { now })))
    for (const { criteria } of searches) facets.push(await timed(() => search.countFacets(criteria, { now })))
    for (const typed of beginnings) suggestions.push(await timed(() => search.suggest(typed, today)))
  }
  report.time('store, count', counts)
  report.time('store, facets', facets)
  report.time('store, suggestions', suggestions)
  for (const [what, times] of Object.entries({ 'no postings in memory': cold, warm }))
    console.log(`slowest, ${what}: ${slowest(times)}`)
  console.log(`memory of this process: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`)
}

/** A search on the same connections with nothing of the index in memory, like a node that has just started. */
const newNode = (db: Database): Search => searchOn(db.withoutPlugins())

type Timed = { ms: number; name: string }
const msOf = (measured: readonly Timed[]) => measured.map(({ ms }) => ms)
const slowest = (measured: readonly Timed[]) =>
  [...measured]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ ms, name }) => `${name} ${ms.toFixed(0)} ms`)
    .join(', ')

/** CPU time (ms) of this process and of the database's; the latter NaN where the system has no /proc. */
function cpuOfAll(backends: readonly number[]): { node: number; postgres: number } {
  const { user, system } = process.cpuUsage()
  return { node: (user + system) / 1_000, postgres: backends.reduce((sum, pid) => sum + cpuOf(pid) * 1_000, 0) }
}

/** Processes of the database that serve this one. */
async function backendsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'shigotocho'`.execute(db)
  return rows.map(({ pid }) => pid)
}
