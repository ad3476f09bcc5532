import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { decode, type Encoding, encode } from './encodings.ts'
import type { Making } from './freshness.ts'

/** An answer as it was made: for everybody the same. */
export type Made = { status: number; headers: Record<string, string>; body: Buffer }

/** A body in one encoding with its complete headers, also as the list that `writeHead` takes fastest. */
export type Variant = {
  body: Buffer
  etag: string
  headers: Record<string, string>
  list: string[]
  unchanged: string[]
}

/** An answer that is ready to be sent, with the encodings that were asked for so far. */
export type KeptPage = Making & {
  key: string
  status: number
  variants: Partial<Record<Encoding, Variant>>
  /** Makes an encoding that is not there yet. */
  variant(encoding: Encoding): Promise<Variant>
  /** Whether an encoding is there or being made. */
  isBegun(encoding: Encoding): boolean
  /** What it takes in memory. */
  bytes(): number
}

/**
 * A CDN may keep answers for a second, so that a crowd costs one request a second; browsers ask every time, and mostly
 * hear 304. Nothing longer: a reader must not see an old list later than a second after a change.
 */
const cacheControl = 'public, max-age=0, s-maxage=1'

/** Makes an answer ready; `common` are the headers that every answer of the server carries. */
export function keptPage(
  { status, headers, body }: Made,
  common: Record<string, string>,
  making: Making & { key: string },
): KeptPage {
  const shared = { ...common, ...headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  const under: Partial<Record<Encoding, Promise<Variant>>> = {}
  const variants: KeptPage['variants'] = {}
  // Only until there is a compressed one, which takes a fifth and can be read back for the few who want it plain.
  let plain: Buffer | null = body
  return { ...making, status, variants, variant, isBegun: (encoding) => encoding in under, bytes }

  function variant(encoding: Encoding): Promise<Variant> {
    under[encoding] ??= makeVariant(encoding)
    return under[encoding]
  }

  async function makeVariant(encoding: Encoding): Promise<Variant> {
    const whole = plain ?? (await decode(variants))
    const encoded = await encode(whole, encoding)
    const made = encoded ? variantOf(encoded, encoding) : variantOf(whole, 'identity')
    variants[encoding] = made
    if (encoded) plain = null
    else variants.identity = made
    // Whoever takes zstd takes brotli, which is smaller.
    if (variants.br) delete variants.zstd
    return made
  }

  function variantOf(bytes: Buffer, encoding: Encoding): Variant {
    // Of what is sent: compressed, it is a fifth to read.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const own = { ...shared, etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
    const all = { ...own, 'content-length': String(bytes.length) }
    return { body: bytes, etag, headers: all, list: Object.entries(all).flat(), unchanged: Object.entries(own).flat() }
  }

  function bytes() {
    const bodies = new Set([plain, ...Object.values(variants).map((each) => each.body)])
    let sum = overhead
    for (const each of bodies) sum += each?.length ?? 0
    return sum
  }
}

/** Headers, keys and objects of one page, in bytes, roughly. */
const overhead = 8 * 1_024

/** Sends a page on the bare server. */
export function send(page: KeptPage, variant: Variant, request: IncomingMessage, response: ServerResponse): void {
  if (isUnchanged(page, variant, request)) {
    response.writeHead(304, variant.unchanged)
    response.end()
  } else {
    response.writeHead(page.status, variant.list)
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  }
}

/** Sends a page through the framework. */
export function reply(page: KeptPage, variant: Variant, request: IncomingMessage, answer: FastifyReply): void {
  if (!isUnchanged(page, variant, request)) {
    answer.code(page.status).headers(variant.headers).send(variant.body)
    return
  }
  const { 'content-length': _, ...headers } = variant.headers
  answer.code(304).headers(headers).send()
}

function isUnchanged({ status }: KeptPage, { etag }: Variant, { headers }: IncomingMessage): boolean {
  const known = headers['if-none-match']
  if (known === undefined || status !== 200) return false
  return known === etag || known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
