import { sql } from 'kysely'
import { searchTextVersion } from '#rules/search/searchable-text.ts'
import type { Database } from '#store/database.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'
import { foldBlockedNames, hasOutdatedNames } from '#store/people/blocked-employers.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'

const batchSize = 200

/** Whether an older version of the folding wrote some search texts, or names of blocked employers. */
export const hasOutdatedTexts = async (db: Database): Promise<boolean> =>
  (await outdatedJobs(db).select('id').limit(1).execute()).length > 0 || (await hasOutdatedNames(db))

/** Two ranges use an index, where `<>` would read every job. */
const outdatedJobs = (db: Database) =>
  db
    .selectFrom('jobs')
    .where((where) =>
      where.or([where('search_version', '<', searchTextVersion), where('search_version', '>', searchTextVersion)]),
    )

/** Rewrites the texts of an employer's jobs after another name: the newest at once, the rest by the worker. */
export async function renewTextsOf(db: Database, owner: string): Promise<void> {
  // Another number each time, so that a text that is being written with the former name does not count.
  const outdated = sql<number>`CASE search_version WHEN ${searchTextVersion} THEN 0 ELSE search_version - 1 END`
  await db.updateTable('jobs').set({ search_version: outdated }).where('owner_id', '=', owner).execute()
  await refreshBatch(db, outdatedJobs(db).where('owner_id', '=', owner).orderBy('created_at', 'desc'))
}

/** Rewrites search texts, workplaces and guessed occupations, and names of blocked employers, of an older version of the normaliser. */
export async function refreshTexts(db: Database, mayGoOn: () => Promise<boolean>): Promise<void> {
  await foldBlockedNames(db)
  while (await mayGoOn()) if (!(await refreshBatch(db, outdatedJobs(db)))) return
}

/** False when none was outdated. */
async function refreshBatch(db: Database, jobs: ReturnType<typeof outdatedJobs>): Promise<boolean> {
  const outdated = await jobs
    .select(['id', 'title', 'company', 'description', 'location', 'requirements', 'benefits'])
    .select(['job_type', 'work_style', 'experience_level', 'terms'])
    .select(['occupations', 'occupations_guessed', 'search_version', employerNames.as('employer_names')])
    .limit(batchSize)
    .execute()
  if (outdated.length === 0) return false
  const renewed = JSON.stringify(await renewedTexts(outdated))
  const read = outdated.map(({ id, search_version: version }) => ({ id, version }))
  // A concurrent edit has updated the job's text already.
  await sql`
    UPDATE jobs SET search_text = renewed.search_text, search_version = renewed.search_version,
      prefectures = renewed.prefectures, workplaces = renewed.workplaces, occupations = renewed.occupations,
      ways = renewed.ways
    FROM jsonb_populate_recordset(NULL::jobs, ${renewed}::jsonb) AS renewed
      JOIN jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS read (id uuid, version smallint) USING (id)
    WHERE jobs.id = renewed.id AND jobs.search_version = read.version`.execute(db)
  return true
}

const employerNames = sql<string[]>`ARRAY(SELECT unnest(array_remove(ARRAY[name, name_kana], NULL))
  FROM employer_profiles WHERE user_id = jobs.owner_id)`

/** The columns that follow from each job's others. Long postings take some milliseconds each, so others have turns between. */
export async function renewedTexts(jobs: readonly (Parameters<typeof derivedFrom>[0] & { id: string })[]) {
  const slice = new TimeSlice(searchSlice)
  const renewed: ({ id: string } & ReturnType<typeof derivedFrom>)[] = []
  for (const job of jobs) {
    if (slice.isOver) await slice.yield()
    renewed.push({ id: job.id, ...derivedFrom(job) })
  }
  return renewed
}
