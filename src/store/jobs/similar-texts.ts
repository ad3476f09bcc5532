import { sql } from 'kysely'
import { bandCount, nearlySame, textSketch } from '#rules/postings/text-sketch.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from './public-now.ts'

/** Stores the sketch of a job's text; a text that is too short to judge has none. */
export async function saveTextSketch(db: Queryable, jobId: string, text: string): Promise<void> {
  const sketch = textSketch(text)
  if (!sketch) {
    await db.deleteFrom('job_text_sketches').where('job_id', '=', jobId).execute()
    return
  }
  await db
    .insertInto('job_text_sketches')
    .values({ job_id: jobId, ...sketch })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(sketch))
    .execute()
}

/** Texts that are nearly the same as a job's: whether another account has one, and how many more its own account has. */
export type SimilarTexts = { ofOthers: boolean; ofOwner: number }

/** More similar texts than this are not counted. */
const mostCounted = 100

/** More sketches than this are not compared with one bin by bin: where a text is common, a few of it tell enough. */
const mostCompared = 400

/**
 * Texts that are nearly the same differ in so few bins that they share more than three of 16 bands. So they share one
 * whichever three are left out, while a text that shares a usual sentence alone shares one band: the index of bands tells
 * them apart, and few sketches are compared bin by bin.
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

/** Public and pending jobs whose text is nearly that of each of these jobs; jobs without any are absent. */
export async function similarTextsOf(
  db: Queryable,
  jobIds: readonly string[],
  today: string,
): Promise<Map<string, SimilarTexts>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<{ job_id: string } & SimilarTexts>`
    SELECT mine.job_id, bool_or(other.owner_id <> owner.owner_id) AS "ofOthers",
      (count(*) FILTER (WHERE other.owner_id = owner.owner_id))::int AS "ofOwner"
    FROM job_text_sketches AS mine
    JOIN jobs AS owner ON owner.id = mine.job_id
    CROSS JOIN LATERAL (
      SELECT jobs.owner_id
      FROM (
        SELECT theirs.job_id, theirs.bins FROM job_text_sketches AS theirs
        WHERE ${sharesBands} AND theirs.job_id <> mine.job_id
        LIMIT ${sql.lit(mostCompared)}
      ) AS theirs
      JOIN jobs ON jobs.id = theirs.job_id
      WHERE (jobs.approval_status = 'pending' OR ${isPublicNow(today)})
        AND (
          SELECT count(*) FILTER (WHERE x = y AND x > 0) >= ${nearlySame}::float8 * count(*) FILTER (WHERE x > 0 OR y > 0)
          FROM unnest(theirs.bins, mine.bins) AS bin (x, y)
        )
      LIMIT ${sql.lit(mostCounted)}
    ) AS other
    WHERE mine.job_id = ANY(${jobIds}::uuid[])
    GROUP BY mine.job_id`.execute(db)
  return new Map(rows.map(({ job_id, ...similar }) => [job_id, similar]))
}
