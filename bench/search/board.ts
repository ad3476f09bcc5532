import { sql } from 'kysely'
import type { OpenDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { keepIndex } from '#store/search/seal.ts'
import { load } from './load.ts'

/** Makes a board of `jobs` public jobs with its index, and tells how long that took and how large it is. */
export async function makeBoard(open: OpenDatabase, jobs: number, now: Date): Promise<void> {
  await migrate(open)
  const loading = performance.now()
  await load(open, jobs, now)
  const building = performance.now()
  await keepIndex(open.db, { from: 1 })
  const built = performance.now()
  if (open.kind === 'postgres') await open.executeSql('VACUUM ANALYZE')
  console.log(`loaded ${jobs.toLocaleString('en')} jobs in ${seconds(building - loading)} s,`)
  console.log(
    `built the index in ${seconds(built - building)} s (${((built - building) / jobs).toFixed(2)} ms a job), ${await sizes(open)}`,
  )
}

async function sizes(open: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    SELECT name, pg_total_relation_size(name::regclass)::bigint AS bytes
    FROM unnest(ARRAY['jobs', 'search_postings', 'search_segments', 'search_places', 'jobs_titles', 'jobs_companies']) AS name`.execute(
    open.db,
  )
  const segments = await open.db.selectFrom('search_segments').select('id').where('ready', '=', true).execute()
  return `${segments.length} segments; ${rows.map(({ name, bytes }) => `${name} ${Math.round(bytes / 2 ** 20)} MB`).join(', ')}`
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)
