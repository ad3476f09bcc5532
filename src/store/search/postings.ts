import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#store/database.ts'
import {
  andInto,
  andNotInto,
  type Bitmap,
  countAnd,
  countBits,
  eachBit,
  emptyBitmap,
  hasBit,
  orInto,
  setBit,
} from '#store/search/bitmap.ts'
import type { PhraseMatch } from '#store/search/match/segment-matcher.ts'
import type { SearchConnection } from '#store/search/segments/connection.ts'
import { bytesOf, decodeArray } from '#store/search/typed-arrays.ts'

/** The jobs of a segment with a token: ascending ordinals when few, else a bitmap. */
export type PostingsList = { ordinals: Uint16Array } | { bitmap: Bitmap }

/** The first byte of a stored list names its form; lists of ordinals are from versions up to 0.3. */
const asOrdinals = 1
const asBitmap = 2
const asDifferences = 3

/** Encodes ascending ordinals, given as differences: as these when few, else as a bitmap. */
export function encodePostingsList(differences: Uint8Array, segmentSize: number): Buffer {
  const ordinals = decodeDeltas(differences, 0)
  const bitmap = emptyBitmap(segmentSize)
  if (ordinals.length * 2 <= bitmap.byteLength) return Buffer.concat([Buffer.of(asDifferences), differences])
  for (const ordinal of ordinals) setBit(bitmap, ordinal)
  return Buffer.concat([Buffer.of(asBitmap), bytesOf(bitmap)])
}

/** Decodes `encodePostingsList`. */
function decodePostingsList(bytes: Buffer): PostingsList {
  if (bytes[0] === asBitmap) return { bitmap: decodeArray(Uint32Array, bytes, 1) }
  if (bytes[0] === asOrdinals) return { ordinals: decodeArray(Uint16Array, bytes, 1) }
  return { ordinals: Uint16Array.from(decodeDeltas(bytes.subarray(1), 0)) }
}

/** A set as a postings list, in the shorter form. */
export function postingsListOf(bitmap: Bitmap): PostingsList {
  const count = countBits(bitmap)
  if (count * 2 > bitmap.byteLength) return { bitmap }
  const ordinals = new Uint16Array(count)
  let n = 0
  eachBit(bitmap, (ordinal) => {
    ordinals[n++] = ordinal
  })
  return { ordinals }
}

/** Approximate bytes in memory. */
export const memorySizeOf = (list: PostingsList): number =>
  120 + ('ordinals' in list ? list.ordinals.byteLength : list.bitmap.byteLength)

/** Adds a postings list to a set. */
export function orPostings(into: Bitmap, list: PostingsList): void {
  if ('ordinals' in list) {
    const { ordinals } = list
    for (let i = 0; i < ordinals.length; i++) into[ordinals[i]! >>> 5]! |= 1 << (ordinals[i]! & 31)
  } else orInto(into, list.bitmap)
}

/** Intersects a set with a postings list; empties it without one. */
export function andPostings(into: Bitmap, list: PostingsList | undefined): void {
  if (!list) into.fill(0)
  else if ('bitmap' in list) andInto(into, list.bitmap)
  else {
    const common = list.ordinals.filter((ordinal) => hasBit(into, ordinal))
    into.fill(0)
    for (let i = 0; i < common.length; i++) setBit(into, common[i]!)
  }
}

/** Removes a postings list from a set. */
export function andNotPostings(into: Bitmap, list: PostingsList | undefined): void {
  if (!list) return
  if ('bitmap' in list) andNotInto(into, list.bitmap)
  else {
    const { ordinals } = list
    for (let i = 0; i < ordinals.length; i++) into[ordinals[i]! >>> 5]! &= ~(1 << (ordinals[i]! & 31))
  }
}

/** The number of jobs that a set and a postings list share. */
export function countAndPostings(bitmap: Bitmap, list: PostingsList | undefined): number {
  if (!list) return 0
  if ('bitmap' in list) return countAnd(bitmap, list.bitmap)
  let count = 0
  const { ordinals } = list
  for (let i = 0; i < ordinals.length; i++) count += (bitmap[ordinals[i]! >>> 5]! >>> (ordinals[i]! & 31)) & 1
  return count
}

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

/** Encodes ascending numbers as differences in groups of 7 bits (LEB128), one by one. */
export class DeltaEncoder {
  #bytes = new Uint8Array(8)
  #length = 0
  #last = 0

  add(number: number): void {
    let delta = number - this.#last
    this.#last = number
    if (this.#length + 5 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    while (delta > 127) {
      this.#bytes[this.#length++] = (delta & 127) | 128
      delta >>>= 7
    }
    this.#bytes[this.#length++] = delta
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** The numbers of an encoded list, each minus `shift`. */
export function decodeDeltas(bytes: Uint8Array, shift: number): Uint32Array {
  const numbers = new Uint32Array(bytes.length)
  let count = 0
  let number = 0
  for (let i = 0; i < bytes.length; ) {
    let byte = bytes[i++]!
    let delta = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      delta |= (byte & 127) << by
    }
    number += delta
    if (number >= shift) numbers[count++] = number - shift
  }
  return numbers.subarray(0, count)
}

/**
 * Keeps those of the first `count` ascending positions that an encoded list has `shift` later; returns how many.
 * Decodes a longer list only up to the last position.
 */
export function intersectWithEncoded(positions: Uint32Array, count: number, bytes: Uint8Array, shift: number): number {
  let left = 0
  let next = 0
  let wanted = positions[0]! + shift
  let position = 0
  for (let i = 0; i < bytes.length && next < count; ) {
    let byte = bytes[i++]!
    let delta = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      delta |= (byte & 127) << by
    }
    position += delta
    if (position < wanted) continue
    while (position > wanted && ++next < count) wanted = positions[next]! + shift
    if (position !== wanted || next >= count) continue
    positions[left++] = position - shift
    if (++next < count) wanted = positions[next]! + shift
  }
  return left
}
