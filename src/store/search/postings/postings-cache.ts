import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#store/database.ts'
import type { PhraseMatch } from '#store/search/match/phrase-match.ts'
import type { SearchConnection } from '#store/search/segments/connection.ts'
import { decodePostingsList, memorySizeOf, type PostingsList } from './postings-list.ts'

/** Thrown when a segment was merged away during a search, which must start again. */
export class SegmentGone extends Error {
  override name = 'SegmentGone'
}

const megabytes = 1024 * 1024

/** Values of a token or phrase by segment. Immutable: the cache replaces it by a larger map. */
export type PerSegment<Value> = ReadonlyMap<number, Value>

/**
 * Postings lists and positions by token, and phrase matches. Segments are immutable, so entries never become outdated.
 */
function openCaches() {
  return {
    jobs: new LRUCache<number, PerSegment<PostingsList | null>>({ maxSize: 160 * megabytes }),
    positions: new LRUCache<number, PerSegment<Uint8Array | null>>({ maxSize: 64 * megabytes }),
    phrases: new LRUCache<string, PerSegment<PhraseMatch>>({ maxSize: 32 * megabytes }),
  }
}
type Caches = ReturnType<typeof openCaches>
const caches = new WeakMap<Database, Caches>()

function cachesOf(db: Database): Caches {
  const known = caches.get(db) ?? openCaches()
  caches.set(db, known)
  return known
}

/** Phrase matches by segment. */
export const phraseCache = (db: Database): Caches['phrases'] => cachesOf(db).phrases

/** A token's value in a segment; undefined when no job has the token. */
export type ByToken<Value> = (token: number, segment: number) => Value | undefined

/** Tokens needed in a segment. */
export type TokenRequest = { segment: number; tokens: readonly number[] }

/** The postings lists of tokens; reads the missing ones. */
export function postingsOf(
  { db, connection }: SearchConnection,
  requests: readonly TokenRequest[],
): Promise<ByToken<PostingsList>> {
  return readThrough(cachesOf(db).jobs, requests, {
    read: (segments, tokens) => readColumn(connection, sql`jobs`, segments, tokens),
    decode: decodePostingsList,
    sizeOf: memorySizeOf,
  })
}

/** The encoded positions of tokens in segments. */
export function positionsOf(
  { db, connection }: SearchConnection,
  requests: readonly TokenRequest[],
): Promise<ByToken<Uint8Array>> {
  return readThrough(cachesOf(db).positions, requests, {
    read: (segments, tokens) => readColumn(connection, sql`places`, segments, tokens),
    decode: (bytes: Buffer): Uint8Array => bytes,
    sizeOf: ({ length }) => length,
  })
}

/** Approximate bytes of an entry and of each segment beside the values. */
const overhead = { entry: 200, segment: 60 }

/** Bytes of a cache entry. */
export function entrySize<Value>(entry: PerSegment<Value | null>, sizeOf: (value: Value) => number): number {
  let size = overhead.entry
  for (const value of entry.values()) size += overhead.segment + (value === null ? 0 : sizeOf(value))
  return size
}

type PostingsRow = { token: number; segment: number; bytes: Buffer | null }
type Reading<Value> = {
  read(segments: number[], tokens: number[]): Promise<PostingsRow[]>
  decode(bytes: Buffer): Value
  sizeOf(value: Value): number
}

async function readThrough<Value>(
  cache: LRUCache<number, PerSegment<Value | null>>,
  requests: readonly TokenRequest[],
  { read, decode, sizeOf }: Reading<Value>,
): Promise<ByToken<Value>> {
  // The search keeps its values even if the cache evicts them.
  const entries = new Map<number, PerSegment<Value | null>>()
  const segments = new Set<number>()
  const missing = new Set<number>()
  for (const { segment, tokens } of requests) {
    for (const token of tokens) {
      let entry = entries.get(token)
      if (!entry) {
        entry = cache.get(token) ?? new Map()
        entries.set(token, entry)
      }
      if (entry.has(segment)) continue
      segments.add(segment)
      missing.add(token)
    }
  }
  if (missing.size > 0) {
    const rows = Map.groupBy(await read([...segments], [...missing]), ({ token }) => token)
    for (const [token, ofToken] of rows) {
      const values = ofToken.map(({ segment, bytes }) => [segment, bytes && decode(bytes)] as const)
      const entry = new Map([...(cache.peek(token) ?? []), ...(entries.get(token) ?? []), ...values])
      entries.set(token, entry)
      cache.set(token, entry, { size: entrySize(entry, sizeOf) })
    }
  }
  return (token, segment) => entries.get(token)?.get(segment) ?? undefined
}

async function readColumn(
  db: Database,
  column: RawBuilder<unknown>,
  segments: number[],
  tokens: number[],
): Promise<PostingsRow[]> {
  const { rows } = await sql<PostingsRow>`
    SELECT wanted.token, segments.id AS segment, postings.bytes
    FROM search_segments AS segments CROSS JOIN unnest(${tokens}::bigint[]) AS wanted(token)
    LEFT JOIN LATERAL (
      SELECT ${column} AS bytes FROM search_postings
      WHERE segment = segments.id AND token = wanted.token LIMIT 1
    ) AS postings ON true
    WHERE segments.ready AND segments.id = ANY(${segments}::int[])`.execute(db)
  if (rows.length !== segments.length * tokens.length) throw new SegmentGone('a segment was merged away')
  return rows
}
