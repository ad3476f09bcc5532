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

/** Rewrites search texts, workplaces and guessed occupations, and names of blocked employers, of an older version of the normaliser. */
export async function refreshTexts(db: Database, mayGoOn: () => Promise<boolean>): Promise<void> {
  await foldBlockedNames(db)
  while (await mayGoOn()) {
    const outdated = await outdatedJobs(db)
      .select(['id', 'title', 'company', 'description', 'location', 'requirements', 'benefits'])
      .select(['job_type', 'work_style', 'experience_level', 'terms'])
      .select(['occupations', 'occupations_guessed'])
      .limit(batchSize)
      .execute()
    if (outdated.length === 0) return
    const renewed = JSON.stringify(await renewedTexts(outdated))
    // A concurrent edit has updated the job's text already.
    await sql`
      UPDATE jobs SET search_text = renewed.search_text, search_version = renewed.search_version,
        prefectures = renewed.prefectures, workplaces = renewed.workplaces, occupations = renewed.occupations,
        ways = renewed.ways
      FROM jsonb_populate_recordset(NULL::jobs, ${renewed}::jsonb) AS renewed
      WHERE jobs.id = renewed.id AND jobs.search_version <> ${searchTextVersion}`.execute(db)
  }
}

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
