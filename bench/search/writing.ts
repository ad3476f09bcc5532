import { timed } from '#bench/figures.ts'
import type { OpenDatabase } from '#store/database.ts'
import { insertJob, updateJob } from '#store/jobs/jobs.ts'
import { rowOf } from './load.ts'
import { postings } from './postings.ts'
import type { Report } from './report.ts'

const jobs = 300
const parts = ['jobs_titles', 'jobs_companies', 'jobs_search_version']

/** Measures posting and editing with the search index, and without its trigger and indexes. */
export async function measureWriting(open: OpenDatabase, report: Report, now: Date): Promise<void> {
  const { id: owner } = await open.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const written = (how: string) => write(open, report, { owner, now, how })
  await written('with the index')
  const { rows } = await open.executeSql('SELECT indexdef FROM pg_indexes WHERE indexname = ANY($1)', [parts])
  await open.executeSql('ALTER TABLE jobs DISABLE TRIGGER jobs_searched')
  for (const part of parts) await open.executeSql(`DROP INDEX ${part}`)
  await written('without')
  await open.executeSql('ALTER TABLE jobs ENABLE TRIGGER jobs_searched')
  for (const { indexdef } of rows) await open.executeSql(indexdef)
  for (const doing of ['posting', 'editing']) {
    const p50 = (how: string) => report.times.get(`${doing} a job, ${how}`)?.p50 ?? Number.NaN
    report.number(`${doing} costs`, p50('with the index') - p50('without'), 'ms more than without (p50)')
  }
}

type Writing = { owner: string; now: Date; how: string }

async function write(open: OpenDatabase, report: Report, { owner, now, how }: Writing): Promise<void> {
  const given = [...postings(jobs, now)].map((posting) => rowOf(posting, owner))
  const inserts: number[] = []
  const updates: number[] = []
  for (const row of given) {
    const state = { approval_status: 'approved', was_public: true, updated_at: now } as const
    inserts.push(await timed(() => insertJob(open.db, { ...row, ...state })))
  }
  for (const { id, owner_id: _, created_at: __, ...terms } of given) {
    const change = { ...terms, title: `${terms.title}（改）`, updated_at: now }
    updates.push(await timed(() => open.db.transaction().execute((tx) => updateJob(tx, id, change))))
  }
  report.time(`posting a job, ${how}`, inserts)
  report.time(`editing a job, ${how}`, updates)
  const ids = given.map(({ id }) => id)
  await open.db.deleteFrom('jobs').where('id', 'in', ids).execute()
}
