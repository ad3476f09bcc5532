import { sql } from 'kysely'
import { bandCount, nearlySame, textSketch } from '#rules/postings/text-sketch.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { isPublicNow } from './public-now.ts'

/** Stores the sketch of a job's text and its similar texts; a text too short to judge has none. */
export async function saveTextSketch(db: Queryable, jobId: string, text: string): Promise<void> {
  const sketch = textSketch(text)
  if (!sketch) {
    await db.deleteFrom('job_text_sketches').where('job_id', '=', jobId).execute()
    return
  }
  const changed = await db
    .insertInto('job_text_sketches')
    .values({ job_id: jobId, ...sketch })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(sketch).whereRef('job_text_sketches.bins', '<>', sql.ref('excluded.bins')),
    )
    .returning('job_id')
    .executeTakeFirst()
  if (changed) await noteSimilarTexts(db, [jobId])
}

/** Stores the sketches of new jobs' texts, to be compared by the worker. */
export async function addTextSketches(
  db: Queryable,
  jobs: readonly { id: string; description: string }[],
): Promise<void> {
  const rows = jobs.flatMap(({ id, description }) => {
    const sketch = textSketch(description)
    return sketch ? [{ job_id: id, ...sketch }] : []
  })
  if (rows.length > 0) await db.insertInto('job_text_sketches').values(rows).execute()
}

/** Texts similar to a job's: whether another account has one, and how many more its own account has. */
export type SimilarTexts = { ofOthers: boolean; ofOwner: number }

/** At most this many similar texts of a job are stored and counted. */
const maxCounted = 100

/** At most this many sketches are compared bin by bin: of a common text a few suffice. */
const maxCompared = 400

/**
 * Similar texts differ in so few bins that they share more than three of 16 bands, so at least one band after leaving
 * out any three. Texts with only a common sentence share one band. So the index of bands narrows down the candidates,
 * and few are compared bin by bin.
 */
const leftOut = Math.ceil((1 - nearlySame) * bandCount) - 1
const sharesBands = sql.join(
  Array.from({ length: Math.ceil(bandCount / leftOut) }, (_, n) => {
    const first = Math.min(n * leftOut, bandCount - leftOut)
    const others = sql`mine.bands[1:${sql.lit(first)}] || mine.bands[${sql.lit(first + leftOut + 1)}:]`
    return sql`theirs.bands && CASE cardinality(mine.bands) WHEN ${sql.lit(bandCount)} THEN ${others} ELSE mine.bands END`
  }),
  sql` AND `,
)

/** Ids of jobs in any state whose text is similar to the sketch `mine`, found by bands. */
const nearlySameAsMine = sql`
  SELECT theirs.job_id AS id FROM (
    SELECT theirs.job_id, theirs.bins FROM job_text_sketches AS theirs
    WHERE ${sharesBands} AND theirs.job_id <> mine.job_id
    LIMIT ${sql.lit(maxCompared)}
  ) AS theirs
  WHERE (
    SELECT count(*) FILTER (WHERE x = y AND x > 0) >= ${sql.lit(nearlySame)}::float8 * count(*) FILTER (WHERE x > 0 OR y > 0)
    FROM unnest(theirs.bins, mine.bins) AS bin (x, y)
  )
  LIMIT ${sql.lit(maxCounted)}`

/** The stored similar jobs of the job `mine`. */
const notedOfMine = sql`
  (SELECT other_id AS id FROM similar_texts WHERE similar_texts.job_id = mine.job_id LIMIT ${sql.lit(maxCounted)})
  UNION (SELECT job_id FROM similar_texts WHERE similar_texts.other_id = mine.job_id LIMIT ${sql.lit(maxCounted)})`

/** Public and pending jobs with similar texts for each job; jobs without any are absent. */
export async function similarTextsOf(
  db: Queryable,
  jobIds: readonly string[],
  today: string,
): Promise<Map<string, SimilarTexts>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<SimilarRow>`
    SELECT ${similarCounts} FROM (
      SELECT mine.job_id, noted.id FROM unnest(${jobIds}::uuid[]) AS mine (job_id)
      CROSS JOIN LATERAL (${notedOfMine}) AS noted
      UNION
      SELECT mine.job_id, found.id FROM uncompared_texts AS uncompared
      JOIN job_text_sketches AS mine ON mine.job_id = uncompared.job_id
      CROSS JOIN LATERAL (${nearlySameAsMine}) AS found
      WHERE uncompared.job_id = ANY(${jobIds}::uuid[])
    ) AS near ${countedPerJob(today)}`.execute(db)
  return byJob(rows)
}

/** The same for texts that are not stored with their jobs: of corrections. */
export async function textsSimilarTo(
  db: Queryable,
  jobs: readonly { id: string; description?: string | undefined }[],
  today: string,
): Promise<Map<string, SimilarTexts>> {
  const sketches = jobs.flatMap(({ id, description = '' }) => {
    const sketch = textSketch(description)
    return sketch ? [{ job_id: id, ...sketch }] : []
  })
  if (sketches.length === 0) return new Map()
  const { rows } = await sql<SimilarRow>`
    SELECT ${similarCounts} FROM (
      SELECT mine.job_id, found.id
      FROM jsonb_populate_recordset(NULL::job_text_sketches, ${JSON.stringify(sketches)}::jsonb) AS mine
      CROSS JOIN LATERAL (${nearlySameAsMine}) AS found
    ) AS near ${countedPerJob(today)}`.execute(db)
  return byJob(rows)
}

type SimilarRow = { job_id: string } & SimilarTexts

const similarCounts = sql`near.job_id, bool_or(jobs.owner_id <> own.owner_id) AS "ofOthers",
  (count(*) FILTER (WHERE jobs.owner_id = own.owner_id))::int AS "ofOwner"`

const countedPerJob = (today: string) => sql`
  JOIN jobs AS own ON own.id = near.job_id
  JOIN jobs ON jobs.id = near.id
  WHERE jobs.approval_status = 'pending' OR ${isPublicNow(today)}
  GROUP BY near.job_id`

const byJob = (rows: readonly SimilarRow[]) => new Map(rows.map(({ job_id, ...similar }) => [job_id, similar]))

/** Key of an advisory lock (arbitrary): concurrent comparisons could store pairs that the other just found outdated. */
const comparing = 7_316_054

/**
 * Compares up to `most` new texts with all others again: two texts stored at once do not see each other, and imports
 * skip the comparison. Returns false when none is left or another node compares. Skips locked rows, so that nobody
 * waits.
 */
export async function compareTexts(tx: Transaction, most: number): Promise<boolean> {
  const { rows: locks } = await sql<{ had: boolean }>`
    SELECT pg_try_advisory_xact_lock(${sql.lit(comparing)}) AS had`.execute(tx)
  if (!locks[0]?.had) return false
  const { rows } = await sql<{ job_id: string }>`
    DELETE FROM uncompared_texts WHERE job_id IN (
      SELECT job_id FROM uncompared_texts LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) RETURNING job_id`.execute(tx)
  if (rows.length === 0) return false
  const ids = rows.map(({ job_id }) => job_id)
  await sql`
    DELETE FROM similar_texts WHERE (job_id, other_id) IN (
      SELECT job_id, other_id FROM similar_texts
      WHERE job_id = ANY(${ids}::uuid[]) OR other_id = ANY(${ids}::uuid[]) FOR UPDATE SKIP LOCKED
    )`.execute(tx)
  await noteSimilarTexts(tx, ids)
  return rows.length === most
}

async function noteSimilarTexts(db: Queryable, jobIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO similar_texts (job_id, other_id)
    SELECT mine.job_id, found.id FROM job_text_sketches AS mine CROSS JOIN LATERAL (${nearlySameAsMine}) AS found
    WHERE mine.job_id = ANY(${jobIds}::uuid[])
    ON CONFLICT DO NOTHING`.execute(db)
}
