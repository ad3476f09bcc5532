import type { OpenDatabase } from '#store/database.ts'
import { insertJob, updateJob } from '#store/jobs/jobs.ts'
import { figuresOf, line, timed } from './figures.ts'
import { rowOf } from './load.ts'
import { postings } from './postings.ts'

const jobs = 300
const parts = ['jobs_titles', 'jobs_companies']

/** Measures what the index costs whoever posts or edits: with it, and with its trigger and its indexes gone. */
export async function measureWriting(open: OpenDatabase, owner: string, now: Date): Promise<void> {
  await write(open, owner, now, 'with the index')
  const { rows } = await open.executeSql('SELECT indexdef FROM pg_indexes WHERE indexname = ANY($1)', [parts])
  await open.executeSql('ALTER TABLE jobs DISABLE TRIGGER jobs_searched')
  for (const part of parts) await open.executeSql(`DROP INDEX ${part}`)
  await write(open, owner, now, 'without')
  await open.executeSql('ALTER TABLE jobs ENABLE TRIGGER jobs_searched')
  for (const { indexdef } of rows) await open.executeSql(indexdef)
}

async function write(open: OpenDatabase, owner: string, now: Date, how: string): Promise<void> {
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
  console.log(line(`posting one job, ${how}`, figuresOf(inserts)))
  console.log(line(`editing one job, ${how}`, figuresOf(updates)))
  const ids = given.map(({ id }) => id)
  await open.db.deleteFrom('jobs').where('id', 'in', ids).execute()
}
