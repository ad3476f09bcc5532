import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { SegmentBuilder } from './segment-builder.ts'
import { wordsVersion } from './tokens.ts'

/** Bytes and rows per statement, so that other queries run in between. */
const maxBatch = { bytes: 256 * 1024, rows: 1_000 }

/** Writes a segment with its postings, invisible until activated; returns its id, or null when stopped. */
export async function writeSegment(
  db: Database,
  builder: SegmentBuilder,
  mayGoOn: () => Promise<boolean>,
): Promise<number | null> {
  const { id } = await db
    .insertInto('search_segments')
    .values({ ...builder.columns(), words: wordsVersion })
    .returning('id')
    .executeTakeFirstOrThrow()
  let batch = new PostingsBatch()
  for (const { token, jobs, positions } of builder.postings()) {
    batch.add(token, jobs, positions)
    if (!batch.isFull) continue
    await batch.insert(db, id)
    batch = new PostingsBatch()
    if (await mayGoOn()) continue
    await db.deleteFrom('search_segments').where('id', '=', id).execute()
    return null
  }
  await batch.insert(db, id)
  return id
}

/** Rows of search_postings as one buffer with offsets: arrays of bytea would be sent as text. */
class PostingsBatch {
  readonly #tokens: number[] = []
  readonly #jobsEnds: number[] = []
  readonly #positionsEnds: number[] = []
  readonly #bytes: Uint8Array[] = []
  #length = 0

  get isFull(): boolean {
    return this.#length >= maxBatch.bytes || this.#tokens.length >= maxBatch.rows
  }

  add(token: number, jobs: Uint8Array, positions: Uint8Array | null): void {
    this.#tokens.push(token)
    this.#bytes.push(jobs)
    this.#length += jobs.length
    this.#jobsEnds.push(this.#length)
    if (positions) this.#bytes.push(positions)
    this.#length += positions?.length ?? 0
    this.#positionsEnds.push(this.#length)
  }

  async insert(db: Database, segment: number): Promise<void> {
    if (this.#tokens.length === 0) return
    await sql`
      INSERT INTO search_postings (segment, token, jobs, places)
      SELECT ${segment}, token, substring(bytes from start + 1 for jobs_end - start),
        CASE WHEN places_end > jobs_end THEN substring(bytes from jobs_end + 1 for places_end - jobs_end) END
      FROM (SELECT ${Buffer.concat(this.#bytes)}::bytea AS bytes) AS given,
        (SELECT token, lag(places_end, 1, 0) OVER (ORDER BY token) AS start, jobs_end, places_end
         FROM unnest(${this.#tokens}::bigint[], ${this.#jobsEnds}::int[], ${this.#positionsEnds}::int[])
           AS ends(token, jobs_end, places_end)) AS postings`.execute(db)
  }
}
