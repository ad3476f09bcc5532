import { sql } from 'kysely'
import type { SearchQuery } from '#rules/search/search-query.ts'
import type { Database } from '#store/database.ts'
import { containing } from '#store/like.ts'
import { addBit, noBits } from '#store/search/hits/bits.ts'
import { allForms } from '#store/search/hits/form-reader.ts'
import { readSearchedJobs, type SearchedJob } from '#store/search/searched-jobs.ts'
import { keepSegments, segmentsInMemory } from './current-snapshot.ts'
import { Snapshot } from './snapshot.ts'
import { type SegmentState, segmentsOf } from './snapshot-segments.ts'
import type { Source } from './source.ts'

/** The segments as they are now, without anything of the unsealed jobs in memory. For a source at one moment. */
export async function crowdedSnapshot({ db, one }: Source): Promise<Snapshot> {
  const states: SegmentState[] = await one
    .selectFrom('search_segments')
    .select(['id', 'dead_count as deadCount'])
    .where('ready', '=', true)
    .orderBy('id')
    .execute()
  const segments = await segmentsOf(one, states, segmentsInMemory(db))
  if (!segments) throw new Error('A segment is gone at a moment at which it was there')
  keepSegments(db, segments)
  const changed = await readChanged(one)
  const withChanged = segments.map((each) => {
    const places = changed.get(each.segment.id)
    if (!places) return { ...each, changed: null }
    const bits = noBits(each.segment.size)
    for (const place of places) addBit(bits, place)
    return { ...each, changed: bits }
  })
  return new Snapshot('', withChanged, new Map())
}

/** Where the unsealed jobs stand in segments, which do not answer for them any more. */
async function readChanged(one: Database): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ segment: number; places: number[] }>`
    SELECT segment, array_agg(place) AS places FROM search_fresh JOIN search_places USING (job_id)
    GROUP BY segment`.execute(one)
  return new Map(rows.map(({ segment, places }) => [segment, places]))
}

/** Unsealed jobs that are in memory at once. */
const atOnce = 1_000

/** The unsealed jobs that may fulfil a query, page by page; others may come along. For a connection at one moment. */
export async function* freshPages(one: Database, query: SearchQuery, most = atOnce): AsyncGenerator<SearchedJob[]> {
  const terms = query.terms.filter(({ excluded }) => !excluded)
  const conditions = terms.map((term) =>
    sql.join(
      allForms(term).map((form) => sql`search_text LIKE ${containing(form)}`),
      sql` OR `,
    ),
  )
  const condition = sql<boolean>`${sql.join([sql`true`, ...conditions.map((each) => sql`(${each})`)], sql` AND `)}`
  // Where nothing is asked of texts, they stay where they are.
  const unread = query.terms.length > 0 ? {} : { text: sql<string>`''` }
  for (let after: string | null = null; ; ) {
    const ids: string[] = await nextFresh(one, after, Math.max(1, Math.min(most, atOnce)))
    after = ids.at(-1) ?? null
    if (after === null) return
    yield await readSearchedJobs(one, ids, { condition, ...unread })
  }
}

async function nextFresh(one: Database, after: string | null, limit: number): Promise<string[]> {
  const rows = await one
    .selectFrom('search_fresh')
    .select('job_id')
    .$if(after !== null, (query) => query.where('job_id', '>', after))
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}
