import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { FormHits } from '#store/search/hits/found-places.ts'
import { decodePosting, type Posting, weightOf } from './postings.ts'
import { RecentlyUsed } from './recently-used.ts'
import type { Source } from './source.ts'

/** Thrown when a segment was merged away in the middle of a search: it has to begin anew. */
export class SegmentGone extends Error {
  override name = 'SegmentGone'
}

const megabytes = 1024 * 1024
/** Bytes that a node keeps in memory of the jobs and the places of tokens, and of the jobs of words made of pairs. */
const room = { jobs: 160 * megabytes, places: 64 * megabytes, forms: 32 * megabytes }

type Caches = {
  jobs: RecentlyUsed<number, Posting | null>
  places: RecentlyUsed<number, Uint8Array | null>
  forms: RecentlyUsed<string, FormHits>
}
const caches = new WeakMap<Database, Caches>()

function cachesOf(db: Database): Caches {
  let known = caches.get(db)
  if (!known) {
    known = {
      jobs: new RecentlyUsed(room.jobs),
      places: new RecentlyUsed(room.places),
      forms: new RecentlyUsed(room.forms),
    }
    caches.set(db, known)
  }
  return known
}

/** Forgets what a node keeps in memory, or only what it put together of it, for measuring what that is worth. */
export function forgetPostings(db: Database, only: 'all' | 'forms' = 'all'): void {
  if (only === 'all') caches.delete(db)
  else cachesOf(db).forms = new RecentlyUsed(room.forms)
}

/** Bytes of postings in memory. */
export const postingsInMemory = (db: Database): number =>
  Object.values(cachesOf(db)).reduce((sum, { weight }) => sum + weight, 0)

/** What words that were put together from pairs have found in segments. */
export const formsInMemory = (db: Database): RecentlyUsed<string, FormHits> => cachesOf(db).forms

/** Something of a token in a segment; undefined where the token stands nowhere. */
export type Finder<Found> = (token: number, segment: number) => Found | undefined

/** Tokens of a segment. */
export type Sought = { segment: number; tokens: readonly number[] }

/** The jobs of tokens by segment, read where they are not in memory. */
export function postingsOf({ db, one }: Source, sought: readonly Sought[]): Promise<Finder<Posting>> {
  return found(cachesOf(db).jobs, sought, async (segments, tokens) => {
    const rows = await read(one, sql`jobs`, segments, tokens)
    return rows.map(({ token, segment, bytes }) => {
      const posting = bytes && decodePosting(bytes)
      return { token, segment, value: posting, weight: posting ? weightOf(posting) : 0 }
    })
  })
}

/** The places of tokens in the texts of segments. */
export function placesOf({ db, one }: Source, sought: readonly Sought[]): Promise<Finder<Uint8Array>> {
  return found(cachesOf(db).places, sought, async (segments, tokens) => {
    const rows = await read(one, sql`places`, segments, tokens)
    return rows.map(({ token, segment, bytes }) => ({ token, segment, value: bytes, weight: bytes?.length ?? 0 }))
  })
}

type Read<Value> = { token: number; segment: number; value: Value | null; weight: number }[]

async function found<Value>(
  cache: RecentlyUsed<number, Value | null>,
  sought: readonly Sought[],
  readAll: (segments: number[], tokens: number[]) => Promise<Read<Value>>,
): Promise<Finder<Value>> {
  const known = new Map<number, ReadonlyMap<number, Value | null>>()
  const segments = new Set<number>()
  const unread = new Set<number>()
  for (const { segment, tokens } of sought) {
    for (const token of tokens) {
      let bySegment = known.get(token)
      if (!bySegment) {
        bySegment = cache.use(token)
        known.set(token, bySegment)
      }
      if (bySegment.has(segment)) continue
      segments.add(segment)
      unread.add(token)
    }
  }
  if (unread.size === 0) return (token, segment) => known.get(token)?.get(segment) ?? undefined
  // What this search read stays with it, whatever the memory forgets.
  const mine = new Map<number, Map<number, Value | null>>()
  for (const { token, segment, value, weight } of await readAll([...segments], [...unread])) {
    cache.set(token, segment, value, weight)
    const bySegment = mine.get(token)
    if (bySegment) bySegment.set(segment, value)
    else mine.set(token, new Map([[segment, value]]))
  }
  cache.makeRoom()
  return (token, segment) => known.get(token)?.get(segment) ?? mine.get(token)?.get(segment) ?? undefined
}

type Row = { token: number; segment: number; bytes: Buffer | null }

/** A row for every token and segment. Looked up one by one: the planner must not read the table instead. */
async function read(
  db: Database,
  column: ReturnType<typeof sql>,
  segments: number[],
  tokens: number[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT sought.token, segments.id AS segment, posting.bytes
    FROM search_segments AS segments CROSS JOIN unnest(${tokens}::bigint[]) AS sought(token)
    LEFT JOIN LATERAL (
      SELECT ${column} AS bytes FROM search_postings
      WHERE segment = segments.id AND token = sought.token LIMIT 1
    ) AS posting ON true
    WHERE segments.ready AND segments.id = ANY(${segments}::int[])`.execute(db)
  if (rows.length !== segments.length * tokens.length) throw new SegmentGone('a segment was merged away')
  return rows
}
