import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { requestIdHeader } from '#server/http/request-ids.ts'
import { compress, decompress, type Encoding } from './compression.ts'
import type { Provenance } from './freshness.ts'

/** An uncompressed response; `partial` while new jobs are missing from the search index. */
export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer; partial?: boolean }

/** A response in one encoding with its complete headers, also as flat lists, which `writeHead` takes fastest. */
export type EncodedResponse = {
  body: Buffer
  etag: string
  headers: Record<string, string>
  headerList: string[]
  notModifiedList: string[]
}

/** A response for everybody in the encodings requested so far. */
export type CacheEntry = Provenance & {
  key: string
  /** The template of its address. */
  route: string
  status: number
  encoded: Partial<Record<Encoding, EncodedResponse>>
  /** Adds an encoding. */
  encode(encoding: Encoding): Promise<EncodedResponse>
  /** Whether an encoding exists or is being made. */
  isEncoding(encoding: Encoding): boolean
  /** Its size in memory. */
  bytes(): number
  /** Produces the response again. */
  produce: Produce
  /** May be outdated; its headers say so. */
  isStale?: boolean
}

/** Produces a response for everybody. Null, and any status but 200 and 404, must not be cached. */
export type Produce = () => Promise<PlainResponse | null>

/**
 * A CDN may keep answers for a second, so that a crowd costs one request a second; browsers revalidate each time,
 * usually with a 304. No longer, because readers must see changes within a second.
 */
const cacheControl = 'public, max-age=0, s-maxage=1'

/** Approximate bytes of headers, keys and objects per entry. */
const overhead = 8 * 1_024

/** Makes an entry of a response; `common` are the headers of every response. */
export function cacheEntry(
  { status, headers, body }: PlainResponse,
  common: Record<string, string>,
  origin: Provenance & Pick<CacheEntry, 'key' | 'route' | 'produce'>,
): CacheEntry {
  const shared = { ...common, ...headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  const begun: Partial<Record<Encoding, Promise<EncodedResponse>>> = {}
  const encoded: CacheEntry['encoded'] = {}
  // Dropped once a compressed body exists: that is a fifth of the size, and is decompressed for the few who want it
  // plain.
  let plain: Buffer | null = body
  return { ...origin, status, encoded, encode, isEncoding: (encoding) => encoding in begun, bytes }

  function encode(encoding: Encoding): Promise<EncodedResponse> {
    begun[encoding] ??= encodeNow(encoding)
    return begun[encoding]
  }

  async function encodeNow(encoding: Encoding): Promise<EncodedResponse> {
    const whole = plain ?? (await decompress(encoded))
    const compressed = await compress(whole, encoding)
    const response = compressed ? withHeaders(compressed, encoding) : withHeaders(whole, 'identity')
    encoded[encoding] = response
    if (compressed) plain = null
    else encoded.identity = response
    // Clients that accept zstd accept brotli, which is smaller.
    if (encoded.br) delete encoded.zstd
    return response
  }

  function withHeaders(bytes: Buffer, encoding: Encoding): EncodedResponse {
    // Hash the compressed body, which is a fifth of the size.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const own = { ...shared, etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
    const all = { ...own, 'content-length': String(bytes.length) }
    const [headerList, notModifiedList] = [Object.entries(all).flat(), Object.entries(own).flat()]
    return { body: bytes, etag, headers: all, headerList, notModifiedList }
  }

  function bytes() {
    const bodies = new Set([plain, ...Object.values(encoded).map((each) => each.body)])
    let sum = overhead
    for (const each of bodies) sum += each?.length ?? 0
    return sum
  }
}

/** Sends a response without Fastify. */
export function sendRaw(
  entry: CacheEntry,
  encoded: EncodedResponse,
  request: IncomingMessage,
  raw: ServerResponse,
  requestId: string,
): void {
  const response = entry.isStale ? staleResponse(entry, encoded) : encoded
  const named = (headers: readonly string[]) => [...headers, requestIdHeader, requestId]
  if (isNotModified(entry.status, response, request)) {
    raw.writeHead(304, named(response.notModifiedList))
    raw.end()
  } else {
    raw.writeHead(entry.status, named(response.headerList))
    raw.end(request.method === 'HEAD' ? undefined : response.body)
  }
}

/** Sends a response through Fastify. */
export function sendReply(
  entry: CacheEntry,
  encoded: EncodedResponse,
  request: IncomingMessage,
  reply: FastifyReply,
): void {
  const response = entry.isStale ? staleResponse(entry, encoded) : encoded
  if (!isNotModified(entry.status, response, request)) {
    reply.code(entry.status).headers(response.headers).send(response.body)
    return
  }
  const { 'content-length': _, ...headers } = response.headers
  reply.code(304).headers(headers).send()
}

/** Headers of a stale response (RFC 9211, RFC 9111): its age, that it is stale, and that nobody may cache it. */
function staleResponse({ begunAt }: CacheEntry, response: EncodedResponse): EncodedResponse {
  const age = Math.max(0, Math.floor((performance.now() - begunAt) / 1_000))
  const headers: EncodedResponse['headers'] = {
    ...response.headers,
    'cache-control': 'no-store',
    age: String(age),
    'cache-status': `shigotocho; hit; ttl=-${age}; detail=stale-if-error`,
  }
  const { 'content-length': _, ...notModified } = headers
  return {
    ...response,
    headers,
    headerList: Object.entries(headers).flat(),
    notModifiedList: Object.entries(notModified).flat(),
  }
}

function isNotModified(status: number, { etag }: EncodedResponse, { headers }: IncomingMessage): boolean {
  const known = headers['if-none-match']
  if (known === undefined || status !== 200) return false
  return known === etag || known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
