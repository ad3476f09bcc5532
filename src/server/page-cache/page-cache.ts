import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { nextTokyoDay } from '#rules/tokyo-date.ts'
import {
  type CacheEntry,
  cacheEntry,
  type EncodedResponse,
  type PlainResponse,
  type Produce,
  sendRaw,
  sendReply,
} from './cache-entry.ts'
import type { CacheAddress } from './cached-pages.ts'
import { acceptedEncodings, type Encoding } from './compression.ts'
import { type Freshness, freshnessOf, type KnownVersion } from './freshness.ts'
import { oldResponses, stale } from './old-responses.ts'

type ServeCached = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: (request: IncomingMessage) => string,
) => { id: string; route: string } | null

/** Cached responses for everybody: public pages and public JSON. */
export type PageCache = {
  /** Sends the entry of exactly this URL, an old one if no new one is available; null when Fastify must answer. */
  serve: ServeCached
  /** Sends the entry of exactly this URL, however old; null when there is none. */
  serveOld: ServeCached
  /**
   * The cached entry, or a new one, which concurrent requests share; a stale one where a new one takes too long or is
   * refused for now. With `url`, `serve` answers that URL from then on. Uncacheable responses are returned as produced.
   * What the cache does not have waits for its caller's turn before it is shared, so that nobody waits for another's.
   */
  entryFor(address: CacheAddress, produce: Produce, url?: string, inTurn?: InTurn): Promise<Response>
  /** Sends an entry through Fastify. */
  send(entry: CacheEntry, request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Await before answering a call that may have changed public data. */
  settle(): Promise<void>
  /** From now on `serve` leaves every request to Fastify, which closes the connections. */
  retire(): void
  /** The size of the cache, its hits and its misses. */
  figures(): { bytes: number; entries: number; hits: number; misses: number }
}

type Response = CacheEntry | PlainResponse | null
/** Runs work when its caller's turn comes. */
export type InTurn = (work: () => Promise<Response>) => Promise<Response>

type Options = {
  /** The memory limit of bodies and headers. */
  bytes: number
  version: KnownVersion
  /** Headers that every response of the server carries. */
  common: Record<string, string>
  now(): Date
  /** Identifies the announcements shown at a time (ms); absent where there are none. */
  announced?: { editionAt(clock: number): string; settle(): Promise<void> }
}

type Pending = { generation: number; begunAt: number; result: Promise<Response> }

/** Bounds the known URL spellings and their length, so that they stay small beside the entries. */
const spellings = { most: 5_000, longest: 400 }

/** A response begun longer ago (ms) is not shared while changes may be unknown. */
const shareable = 900

/** Whether a response is an entry, which can be sent repeatedly in every encoding. */
export const isEntry = (response: CacheEntry | PlainResponse | null): response is CacheEntry =>
  response !== null && 'encoded' in response

const noAnnouncements = { editionAt: () => '', settle: async () => {} }

export function openPageCache({ bytes, version, common, now, announced = noAnnouncements }: Options): PageCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes / 4),
    sizeCalculation: (entry) => entry.bytes(),
  })
  const keyOfUrl = new LRUCache<string, string>({ max: spellings.most })
  const pending = new Map<string, Pending>()
  let retired = false
  let hits = 0
  let misses = 0
  const { responseInTime, mayHang, isAway, tryAgain } = oldResponses(version)

  function freshness(entry: CacheEntry): Freshness {
    const clock = now().getTime()
    if (entry.announced !== announced.editionAt(clock)) return 'gone'
    return freshnessOf(entry, version, performance.now(), clock)
  }

  const serve: ServeCached = (request, response, requestId) => {
    const entry = entryOf(request)
    if (!entry) return null
    const state = freshness(entry)
    const isUsable = state === 'good' || state === 'aging'
    if (!isUsable && !isAway()) return null
    const encoded = readyFor(entry, request)
    if (!encoded) return null
    if (state === 'aging') refresh(entry, entry.produce)
    if (!isUsable) tryAgain(() => produceOnce(entry, entry.produce))
    const id = requestId(request)
    hits += 1
    sendRaw(isUsable ? entry : stale(entry), encoded, request, response, id)
    return { id, route: entry.route }
  }

  const serveOld: ServeCached = (request, response, requestId) => {
    const entry = entryOf(request)
    const encoded = entry && readyFor(entry, request)
    if (!encoded) return null
    const id = requestId(request)
    hits += 1
    sendRaw(stale(entry), encoded, request, response, id)
    return { id, route: entry.route }
  }

  function entryOf({ url, method }: IncomingMessage): CacheEntry | undefined {
    if (retired || (method !== 'GET' && method !== 'HEAD')) return undefined
    const key = keyOfUrl.get(url as string)
    return key === undefined ? undefined : entries.get(key)
  }

  const entryFor: PageCache['entryFor'] = async (address, produce, url, inTurn = (work) => work()) => {
    const known = knownEntry(address, produce, url)
    if (known) {
      hits += 1
      return known
    }
    misses += 1
    return inTurn(async () => knownEntry(address, produce, url) ?? newEntry(address, produce, url))
  }

  function knownEntry(address: CacheAddress, produce: Produce, url?: string): CacheEntry | undefined {
    const entry = entries.get(address.key)
    const state = entry ? freshness(entry) : 'gone'
    if (!entry || (state !== 'good' && state !== 'aging')) return undefined
    if (state === 'aging') refresh(address, produce)
    rememberUrl(url, address.key)
    return entry
  }

  async function newEntry(address: CacheAddress, produce: Produce, url?: string): Promise<Response> {
    const { key } = address
    const entry = entries.get(key)
    if (!entry) {
      const response = await produceOnce(address, produce)
      if (isEntry(response)) rememberUrl(url, key)
      return response
    }
    rememberUrl(url, key)
    const producing = () => produceOnce(address, produce)
    if (isAway()) tryAgain(producing)
    else {
      const found = await responseInTime(producing(), freshness(entry))
      if (found) return found.response
    }
    return stale(entry)
  }

  /** The encoding available now: the quick one until the smaller one is made, which starts with the second request. */
  function readyFor(entry: CacheEntry, { headers }: IncomingMessage): EncodedResponse | undefined {
    const { best, quick } = acceptedEncodings(headers['accept-encoding'] as string | undefined)
    const response = entry.encoded[best]
    if (response) return response
    const first = entry.encoded[quick]
    if (first && !entry.isEncoding(best)) encode(entry, best).catch(() => undefined)
    return first
  }

  /** The first reader gets the quickest encoding, because most pages are requested once. */
  async function encodedFor(entry: CacheEntry, request: IncomingMessage): Promise<EncodedResponse> {
    const ready = readyFor(entry, request)
    if (ready) return ready
    const { best, quick } = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
    return encode(entry, Object.keys(entry.encoded).length === 0 ? quick : best)
  }

  async function encode(entry: CacheEntry, encoding: Encoding): Promise<EncodedResponse> {
    const response = await entry.encode(encoding)
    // Set it again, because the cache measures an entry only then and its size has changed.
    if (entries.peek(entry.key) === entry) {
      entries.delete(entry.key)
      entries.set(entry.key, entry)
    }
    return response
  }

  function refresh(address: CacheAddress, produce: Produce): void {
    produceOnce(address, produce).catch(() => {})
  }

  /** Once per address and generation: a request after a change never gets a response begun before it. */
  function produceOnce(address: CacheAddress, produce: Produce): Pending['result'] {
    const { key, route, showsJobs } = address
    const { generation } = version
    const begunAt = performance.now()
    const found = pending.get(key)
    const other = found && !mayHang(found.begunAt) ? found : undefined
    const isShareable = other && (begunAt - version.checkedAt < shareable || begunAt - other.begunAt < shareable)
    if (isShareable && (other.generation === generation || !showsJobs)) return other.result
    const until = nextTokyoDay(now())
    const edition = announced.editionAt(now().getTime())
    const mine: Pending = {
      generation,
      begunAt,
      result: produce()
        .then((response) => {
          if (!response || (response.status !== 200 && response.status !== 404)) return response
          const { partial = false } = response
          const origin = { key, route, showsJobs, generation, begunAt, until, produce, partial, announced: edition }
          const entry = cacheEntry(response, common, origin)
          store(entry)
          return entry
        })
        .finally(() => {
          if (pending.get(key) === mine) pending.delete(key)
        }),
    }
    pending.set(key, mine)
    return mine.result
  }

  function store(entry: CacheEntry): void {
    const before = entries.peek(entry.key)
    if (entry.showsJobs && entry.generation < version.required) return
    if (before && before.begunAt > entry.begunAt) return
    entries.set(entry.key, entry)
  }

  function rememberUrl(url: string | undefined, key: string): void {
    if (url && url.length <= spellings.longest) keyOfUrl.set(url, key)
  }

  return {
    serve,
    serveOld,
    entryFor,
    async send(entry, request, reply) {
      sendReply(entry, await encodedFor(entry, request.raw), request.raw, reply)
    },
    settle: async () => void (await Promise.all([version.settle(), announced.settle()])),
    retire: () => {
      retired = true
    },
    figures: () => ({ bytes: entries.calculatedSize, entries: entries.size, hits, misses }),
  }
}
