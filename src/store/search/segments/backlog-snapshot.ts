import { sql } from 'kysely'
import { isStated } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import type { Database } from '#store/database.ts'
import { containing } from '#store/like.ts'
import { emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { type IndexedJob, readIndexedJobs } from '#store/search/indexed-jobs.ts'
import { allSpellings } from '#store/search/match/segment-matcher.ts'
import type { SearchConnection } from './connection.ts'
import { cachedSegments, cacheSegments } from './current-snapshot.ts'
import { readSegmentVersions, segmentsOf } from './segment-versions.ts'
import { Snapshot } from './snapshot.ts'

/** The segments alone, while too many fresh jobs wait. The connection must use one database snapshot. */
export async function backlogSnapshot({ db, connection }: SearchConnection): Promise<Snapshot> {
  const segments = await segmentsOf(connection, await readSegmentVersions(connection), cachedSegments(db))
  if (!segments) throw new Error('A segment vanished from a database snapshot')
  cacheSegments(db, segments)
  const changedBySegment = await readChanged(connection)
  const withChanged = segments.map((each) => {
    const ordinals = changedBySegment.get(each.segment.id)
    if (!ordinals) return { ...each, changed: null }
    const changed = emptyBitmap(each.segment.size)
    for (const ordinal of ordinals) setBit(changed, ordinal)
    return { ...each, changed }
  })
  return new Snapshot('', withChanged, new Map())
}

/** Ordinals of the fresh jobs in segments, which are outdated there. */
async function readChanged(db: Database): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ segment: number; ordinals: number[] }>`
    SELECT segment, array_agg(place) AS ordinals FROM search_fresh JOIN search_places USING (job_id)
    GROUP BY segment`.execute(db)
  return new Map(rows.map(({ segment, ordinals }) => [segment, ordinals]))
}

/** Fresh jobs in memory at once. */
const batchSize = 1_000

/** Fresh jobs that may match a query, in batches of up to `limit`. The connection must use one database snapshot. */
export async function* freshBatches(
  db: Database,
  query: SearchQuery,
  checkTime: () => void,
  limit = batchSize,
): AsyncGenerator<IndexedJob[]> {
  // What a job may state beside its text says nothing of it.
  const terms = query.terms.filter((term) => !term.excluded && !isStated(term))
  const conditions = terms.map((term) =>
    sql.join(
      allSpellings(term).map((spelling) => sql`search_text LIKE ${containing(spelling)}`),
      sql` OR `,
    ),
  )
  const condition = sql<boolean>`${sql.join([sql`true`, ...conditions.map((each) => sql`(${each})`)], sql` AND `)}`
  // Without a term the texts are not needed.
  const text = query.terms.length > 0 ? {} : { text: sql<string>`''` }
  for (let after: string | null = null; ; ) {
    checkTime()
    const ids: string[] = await nextFresh(db, after, Math.max(1, Math.min(limit, batchSize)))
    after = ids.at(-1) ?? null
    if (after === null) return
    yield await readIndexedJobs(db, ids, { condition, ...text })
  }
}

async function nextFresh(db: Database, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_fresh')
    .select('job_id')
    .$if(after !== null, (query) => query.where('job_id', '>', after))
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}
