import { sql } from 'kysely'
import type { OpenDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { searchOn } from '#store/search/search-on.ts'
import { load } from './load.ts'
import type { Report } from './report.ts'

/** Creates public jobs with their index, and reports the time and the size. */
export async function makeBoard(open: OpenDatabase, report: Report, now: Date): Promise<void> {
  const { jobs } = report
  await migrate(open)
  const loading = performance.now()
  await load(open, jobs, now)
  const building = performance.now()
  await searchOn(open.db).updateIndex({ minFresh: 1 })
  const built = performance.now()
  if (open.kind === 'postgres') await open.executeSql('VACUUM ANALYZE')
  console.log(`\n${jobs.toLocaleString('en')} jobs: loaded in ${seconds(building - loading)} s,`)
  console.log(`index built in ${seconds(built - building)} s (${((built - building) / jobs).toFixed(2)} ms a job)`)
  await sizes(open, report)
}

async function sizes(open: OpenDatabase, report: Report): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    SELECT name, pg_total_relation_size(name::regclass)::bigint AS bytes
    FROM unnest(ARRAY['jobs', 'search_postings', 'search_segments', 'search_places', 'jobs_titles', 'jobs_companies', 'jobs_search_version']) AS name`.execute(
    open.db,
  )
  const segments = await open.db.selectFrom('search_segments').select('id').where('ready', '=', true).execute()
  const ofIndex = rows.filter(({ name }) => name !== 'jobs')
  report.number('index on disk', ofIndex.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20, 'MB')
  console.log(
    `  ${segments.length} segments; ${rows.map(({ name, bytes }) => `${name} ${Math.round(bytes / 2 ** 20)} MB`).join(', ')}`,
  )
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)
