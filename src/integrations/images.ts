import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import type sharp from 'sharp'
import type { Metadata } from 'sharp'

/** A picture ready to be stored: WebP bytes and its size in pixels. */
export type Avatar = { webp: Buffer; width: number; height: number }

/** The upload is not a whole picture of a kind that we read, or has more pixels than we decode. */
export class NotAnImage extends Error {
  override name = 'NotAnImage'
}

const side = 512
const pixelLimit = 100_000_000
/** Longer than any picture of so many pixels, even where nothing of it is compressed. */
const byteLimit = 512 * 1024 * 1024
/** Bytes that a picture may take in memory where the decoder has to hold all of it. */
const wholeLimit = 192 * 1024 * 1024
/** Pictures that are decoded line by line take little; of the others there is one at a time. */
const decoders = { byLine: pLimit(2), whole: pLimit(1) }

/** Loaded with the first upload: it takes a good part of the start, and most nodes see few pictures. */
async function decoder(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Uploads are all different, so a cache would only hold memory; the other cores belong to the requests.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

/**
 * Makes an avatar of an upload of any length: upright, without metadata, fitting into 512 × 512 px, never enlarged. The upload
 * passes through a temporary file, so memory does not grow with it. Throws NotAnImage (the upload is then read to its end, so
 * that the answer reaches its sender); an upload that breaks off throws its own error.
 */
export async function avatarFromUpload(upload: AsyncIterable<Uint8Array>): Promise<Avatar> {
  const dir = await mkdtemp(join(tmpdir(), 'avatar-'))
  try {
    const file = join(dir, 'upload')
    const seen: { kind?: string | null } = {}
    await pipeline(upload, (chunks: AsyncIterable<Uint8Array>) => onlyPictures(chunks, seen), createWriteStream(file))
    const { kind } = seen
    if (!kind) throw new NotAnImage('unknown first bytes')
    return await shrink(file, kind)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Hands the chunks on when they begin like a picture, and swallows the others and what is longer than pictures are. */
async function* onlyPictures(chunks: AsyncIterable<Uint8Array>, seen: { kind?: string | null }) {
  let head: Buffer = Buffer.alloc(0)
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > byteLimit) seen.kind = null
    if (seen.kind === undefined) {
      head = Buffer.concat([head, chunk])
      if (head.length < 16) continue
      seen.kind = pictureKind(head)
      if (seen.kind) yield head
    } else if (seen.kind) yield chunk
  }
}

/** The formats let through to the decoder, by their first 16 bytes; SVG and PDF are programs rather than pictures. */
function pictureKind(head: Buffer): string | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^[\s\S]{4}ftyp(avif|avis|mif1|msf1|heic|heix)/.test(text)) return 'heif'
  return null
}

async function shrink(file: string, kind: string): Promise<Avatar> {
  const open = await decoder()
  try {
    const picture = open(file, { failOn: 'error', limitInputPixels: pixelLimit, pages: 1 }).timeout({ seconds: 30 })
    const header = await picture.metadata()
    const { format, width, height } = header
    if (format !== kind || width * height > pixelLimit) throw new NotAnImage(`${format} of ${width} by ${height}`)
    const isWhole = isHeldWhole(header)
    if (isWhole && decodedBytes(header) > wholeLimit)
      throw new NotAnImage(`${format} of ${width} by ${height} that is decoded as a whole`)
    return await (isWhole ? decoders.whole : decoders.byLine)(async () => {
      const { data, info } = await picture
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true })
      return { webp: data, width: info.width, height: info.height }
    })
  } catch (cause) {
    throw new NotAnImage('the picture cannot be decoded', { cause })
  }
}

/** Whether the decoder needs the last line before it has the first: only plain JPEG and PNG come line by line. */
function isHeldWhole({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  // A JPEG is made small while it is read, before it is turned.
  if (format === 'jpeg') return isProgressive
  return format !== 'png' || isProgressive || orientation > 1
}

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2)
}
