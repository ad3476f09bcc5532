import { sql } from 'kysely'
import { timed } from '#bench/figures.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { searchText } from '#rules/search/search-text.ts'
import type { OpenDatabase } from '#store/database.ts'
import { containing } from '#store/like.ts'
import { mix } from './queries.ts'
import type { Report } from './report.ts'

/** The baselines would run for hours on a larger board. */
const most = 100_000

/** Searches at most 100,000 jobs for the same words with ILIKE and with pg_trgm, and measures the cost of counting. */
export async function measureBaselines(open: OpenDatabase, report: Report): Promise<void> {
  const rows = Math.min(report.jobs, most)
  await sql`CREATE TABLE bench_texts AS
    SELECT id, search_text AS text, created_at FROM jobs ORDER BY created_at DESC LIMIT ${rows}`.execute(open.db)
  await open.executeSql('VACUUM ANALYZE bench_texts')
  const keywords = mix.flatMap(({ query: { keyword } }) => keyword ?? [])
  const over = `over ${rows.toLocaleString('en')} jobs`
  report.time(`ILIKE ${over}`, await search(open, keywords.slice(0, 12)))
  await open.executeSql('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const build = await timed(() =>
    open.withOwnConnection(async (run) => {
      await run('CREATE INDEX bench_trigrams ON bench_texts USING gin (text gin_trgm_ops)')
    }),
  )
  report.time(`pg_trgm ${over}`, await search(open, keywords.slice(0, 30)))
  const { rows: size } = await open.executeSql("SELECT pg_relation_size('bench_trigrams')::bigint AS bytes")
  console.log(`  (built in ${(build / 1_000).toFixed(0)} s, ${Math.round(size[0].bytes / 2 ** 20)} MB)`)
  await open.executeSql('DROP TABLE bench_texts')
  await floor(open, report)
}

async function search(open: OpenDatabase, keywords: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const keyword of keywords) {
    const terms = readQuery(keyword, { synonyms: false }).terms
    const conditions = terms.map(({ typed, excluded }) => {
      const condition = sql`text ILIKE ${containing(searchText(typed))}`
      return excluded ? sql`NOT ${condition}` : condition
    })
    const where = sql`WHERE ${sql.join(conditions, sql` AND `)}`
    times.push(
      await timed(async () => {
        await sql`SELECT count(*) FROM bench_texts ${where}`.execute(open.db)
        await sql`SELECT id FROM bench_texts ${where} ORDER BY created_at DESC, id DESC LIMIT 24`.execute(open.db)
      }),
    )
  }
  return times
}

async function floor(open: OpenDatabase, report: Report): Promise<void> {
  const counting: number[] = []
  for (let round = 0; round < 5; round++)
    counting.push(await timed(() => sql`SELECT count(*) FROM search_places WHERE place >= 0`.execute(open.db)))
  report.time('floor: counting narrow rows', counting)
}
