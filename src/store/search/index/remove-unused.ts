import { sql } from 'kysely'
import type { Database } from '#store/database.ts'

/** Postings per statement, so that other queries run in between. */
const batchSize = 1_000

/** Deletes the postings of dropped segments, and segments unfinished for an hour. */
export async function removeUnusedPostings(db: Database): Promise<void> {
  await sql`DELETE FROM search_segments WHERE NOT ready AND begun_at < now() - interval '1 hour'`.execute(db)
  for (const segment of await unusedSegments(db)) {
    const batch = db.selectFrom('search_postings').select('token').where('segment', '=', segment).limit(batchSize)
    let removed = 1n
    while (removed > 0n) {
      const done = await db
        .deleteFrom('search_postings')
        .where('segment', '=', segment)
        .where('token', 'in', batch)
        .executeTakeFirst()
      removed = done.numDeletedRows
    }
  }
}

/** Dropped segments with postings, by a loose index scan. */
async function unusedSegments(db: Database): Promise<number[]> {
  const { rows } = await sql<{ segment: number }>`
    WITH RECURSIVE used AS (
      SELECT min(segment) AS segment FROM search_postings
      UNION ALL
      SELECT (SELECT min(segment) FROM search_postings WHERE segment > used.segment)
      FROM used WHERE used.segment IS NOT NULL
    )
    SELECT segment FROM used
    WHERE segment IS NOT NULL AND NOT EXISTS (SELECT FROM search_segments WHERE id = segment)`.execute(db)
  return rows.map(({ segment }) => segment)
}
