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
import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

/** The content codings of a body (RFC 9110, section 8.4.1). */
export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity'

/** The accepted encodings: `best` for bodies that are sent often, `quick` for those sent once. */
type Accepted = { best: Encoding; quick: Encoding }

/** Smaller bodies do not shrink enough. */
const smallestWorthIt = 1_024

/** Browsers of one kind send the same header, so few headers are parsed. */
const parsed = new LRUCache<string, Accepted>({ max: 200 })

/** The encodings for a request's Accept-Encoding: brotli is smallest, zstd takes a tenth of its time. */
export function acceptedEncodings(header = ''): Accepted {
  const known = parsed.get(header)
  if (known) return known
  const codings = header.toLowerCase()
  const best: Encoding = negotiate(codings, ['br', 'gzip', 'identity']) ?? 'identity'
  const accepted = { best, quick: negotiate(codings, ['zstd']) ?? best }
  parsed.set(header, accepted)
  return accepted
}

/** The compressed body for repeated sending; null when compression does not pay. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity' || body.length < smallestWorthIt) return null
  const compressed = await compressors[encoding](body)
  return compressed.length < body.length ? compressed : null
}

const compressors = {
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  // About 0.1 ms for a page, less than a round trip to the thread pool.
  zstd: (body: Buffer) => zstdCompressSync(body, { pledgedSrcSize: body.length }),
}

/** The body for one reader, in the fastest encoding that the client accepts. */
export async function compressOnce(body: Buffer, header?: string): Promise<{ body: Buffer; encoding: Encoding }> {
  const { quick: encoding } = acceptedEncodings(header)
  if (encoding === 'identity' || body.length < smallestWorthIt) return { body, encoding: 'identity' }
  if (encoding === 'zstd') return { body: compressors.zstd(body), encoding }
  return { body: await (encoding === 'br' ? brotli(body, 3) : promisify(gzip)(body, { level: 3 })), encoding }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** The plain body of a response that has at least one encoding. */
export async function decompress(encoded: Partial<Record<Encoding, { body: Buffer }>>): Promise<Buffer> {
  if (encoded.identity) return encoded.identity.body
  if (encoded.br) return promisify(brotliDecompress)(encoded.br.body)
  if (encoded.gzip) return promisify(gunzip)(encoded.gzip.body)
  if (encoded.zstd) return zstdDecompressSync(encoded.zstd.body)
  throw new Error('A cache entry holds no body')
}
