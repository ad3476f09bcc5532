import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { SegmentBuilder } from './segment-builder.ts'
import { wordsVersion } from './tokens.ts'

/** Bytes and rows of postings in one statement: others get their turn in between. */
const atOnce = { bytes: 256 * 1024, rows: 1_000 }

/** Writes what was collected as a segment that nobody reads before it is made ready; gives its id. */
export async function writeSegment(db: Database, builder: SegmentBuilder): Promise<number> {
  const { id } = await db
    .insertInto('search_segments')
    .values({ ...builder.columns(), words: wordsVersion })
    .returning('id')
    .executeTakeFirstOrThrow()
  let tokens: number[] = []
  let ends: { jobs: number[]; places: number[] } = { jobs: [], places: [] }
  let bytes: Uint8Array[] = []
  let length = 0
  const flush = async () => {
    // One buffer with offsets into it: arrays of bytea would travel as text.
    await sql`
      INSERT INTO search_postings (segment, token, jobs, places)
      SELECT ${id}, token, substring(bytes from start + 1 for jobs_end - start),
        CASE WHEN places_end > jobs_end THEN substring(bytes from jobs_end + 1 for places_end - jobs_end) END
      FROM (SELECT ${Buffer.concat(bytes)}::bytea AS bytes) AS given,
        (SELECT token, lag(places_end, 1, 0) OVER (ORDER BY token) AS start, jobs_end, places_end
         FROM unnest(${tokens}::bigint[], ${ends.jobs}::int[], ${ends.places}::int[])
           AS posting(token, jobs_end, places_end)) AS postings`.execute(db)
    tokens = []
    ends = { jobs: [], places: [] }
    bytes = []
    length = 0
  }
  for (const { token, jobs, places } of builder.postings()) {
    tokens.push(token)
    bytes.push(jobs)
    length += jobs.length
    ends.jobs.push(length)
    if (places) bytes.push(places)
    length += places?.length ?? 0
    ends.places.push(length)
    if (length >= atOnce.bytes || tokens.length >= atOnce.rows) await flush()
  }
  if (tokens.length > 0) await flush()
  return id
}
