import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'

/** What a body may be sent as (RFC 9110, "Content Codings"). */
export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity'

/** Smaller bodies do not gain from being compressed. */
const smallestWorthIt = 1_024

/** Browsers of one kind send the same text, so that few texts are ever read. */
const read = new Map<string, Encoding>()
const mostTexts = 200

/** The encoding for a request's Accept-Encoding, for what is read often: brotli, gzip, or none. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = read.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (read.size >= mostTexts) read.clear()
  read.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((text) => text.trim())
    const weight = rest.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : 'identity'
}

/** Whether zstd is accepted: what one reader gets is compressed with it where that is possible. */
export const acceptsZstd = (accepted: string | undefined): boolean =>
  /\bzstd\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted ?? '')

/** The body in that encoding, made on the thread pool unless it is zstd; null when it is not worth it. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity' || body.length < smallestWorthIt) return null
  const encoded = await inEncoding[encoding](body)
  return encoded.length < body.length ? encoded : null
}

const inEncoding = {
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  // For a page it takes some 0.1 ms, less than handing the body to the thread pool and back.
  zstd: (body: Buffer) => zstdCompressSync(body, { pledgedSrcSize: body.length }),
}

/**
 * The body for one reader, compressed quickly: zstd takes half the time of the quickest brotli of its size. What is kept
 * is read often, and brotli is smaller there.
 */
export async function encodeOnce(
  body: Buffer,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = acceptsZstd(accepted) ? 'zstd' : encodingFor(accepted)
  if (encoding === 'identity' || body.length < smallestWorthIt) return { body, encoding: 'identity' }
  if (encoding === 'zstd') return { body: inEncoding.zstd(body), encoding }
  return { body: await (encoding === 'br' ? brotli(body, 3) : promisify(gzip)(body, { level: 3 })), encoding }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** The plain body of what is there in at least one encoding. */
export async function decode(there: Partial<Record<Encoding, { body: Buffer }>>): Promise<Buffer> {
  if (there.identity) return there.identity.body
  if (there.br) return promisify(brotliDecompress)(there.br.body)
  if (there.gzip) return promisify(gunzip)(there.gzip.body)
  if (there.zstd) return zstdDecompressSync(there.zstd.body)
  throw new Error('A kept page is there in no encoding')
}
