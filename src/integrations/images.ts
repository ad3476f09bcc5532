import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import type sharp from 'sharp'

/** A picture ready to be stored: WebP bytes and its size in pixels. */
export type Avatar = { webp: Buffer; width: number; height: number }

/** The upload is not a whole picture of a kind that we read, or has more pixels than we decode. */
export class NotAnImage extends Error {
  override name = 'NotAnImage'
}

const side = 512
const pixelLimit = 100_000_000
/** A decoder may hold a whole picture in memory (interlaced PNG, progressive JPEG), so only a few run at a time. */
const decoders = pLimit(2)

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
    return await decoders(() => shrink(file, kind))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Hands the chunks on when they begin like a picture, and swallows them otherwise. */
async function* onlyPictures(chunks: AsyncIterable<Uint8Array>, seen: { kind?: string | null }) {
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
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
    const { format, width, height } = await picture.metadata()
    if (format !== kind || width * height > pixelLimit) throw new NotAnImage(`${format} of ${width} by ${height}`)
    const { data, info } = await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new NotAnImage('the picture cannot be decoded', { cause })
  }
}
