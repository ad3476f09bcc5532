import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type sharp from 'sharp'
import type { Metadata } from 'sharp'
import { type GateCaller, openGate } from '#rules/gate.ts'
import { RefusalError } from '#rules/refusals.ts'

/**
 * An uploaded picture on disk. `content` converts it to an avatar: WebP, upright, without metadata, at most 512 × 512
 * px, never enlarged; callers who decoded less recently come first. The owner must call `discard`.
 */
export type UploadedPicture = { content(caller?: GateCaller): Promise<Buffer>; discard(): Promise<void> }

/** The upload is incomplete, of an unsupported kind, or has too many pixels. */
export class NotAnImage extends Error {
  override name = 'NotAnImage'
}

const side = 512
const pixelLimit = 100_000_000
/** More bytes than any accepted picture has, even uncompressed. */
const byteLimit = 512 * 1024 * 1024
/** The most bytes of memory for a picture that must be decoded as a whole. */
const wholeLimit = 192 * 1024 * 1024
/** The most bytes of all pictures on disk together; a single one may exceed it. */
const diskLimit = 256 * 1024 * 1024
/** Decoding by line needs little memory; other pictures are decoded one at a time. */
const decoders = {
  byLine: openGate({ places: 2, waiting: 20, waitMs: 5_000 }),
  whole: openGate({ places: 1, waiting: 20, waitMs: 5_000 }),
}
/** Seconds until a refused picture may be sent again. */
const later = 60

/** A picture on disk: its bytes so far, its kind once known, and why it is refused. */
type Stored = { file: string; bytes: number; arrives: boolean; kind?: string | undefined; refused?: Error }

const stored = new Set<Stored>()

/** Loaded with the first upload, because it would slow the start and most nodes get few pictures. */
async function decoder(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // No cache, because every upload is different; one thread, because the other cores serve requests.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

/**
 * Writes an upload of any length to disk, so that memory stays bounded. Reads a refused one to its end, so that the
 * answer reaches its sender; `content` then throws why: NotAnImage, or overloaded without space. A broken upload throws
 * its own error.
 */
export async function receivePicture(upload: AsyncIterable<Uint8Array>, room = diskLimit): Promise<UploadedPicture> {
  const dir = await mkdtemp(join(tmpdir(), 'avatar-'))
  const picture: Stored = { file: join(dir, 'upload'), bytes: 0, arrives: true }
  stored.add(picture)
  const discard = async () => {
    stored.delete(picture)
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const accepted = (chunks: AsyncIterable<Uint8Array>) => onlyPictures(chunks, picture, room)
    await pipeline(upload, accepted, createWriteStream(picture.file))
  } catch (error) {
    await discard()
    throw error
  }
  picture.arrives = false
  return { content: (caller) => shrink(picture, caller), discard }
}

/** Passes chunks on while they are a picture with space on disk, and drops the others. */
async function* onlyPictures(chunks: AsyncIterable<Uint8Array>, picture: Stored, room: number) {
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (picture.refused) continue
    let piece = chunk
    if (!picture.kind) {
      piece = head = Buffer.concat([head, chunk])
      if (head.length < 16) continue
      picture.kind = pictureKind(head)
    }
    picture.bytes += piece.length
    if (!picture.kind || picture.bytes > byteLimit) refuse(picture, new NotAnImage('unknown first bytes, or too long'))
    makeRoom(room)
    if (!picture.refused) yield piece
  }
}

/** Refuses the largest arriving picture when all together need too much space. */
function makeRoom(room: number): void {
  const bytes = [...stored].reduce((sum, picture) => sum + picture.bytes, 0)
  if (bytes <= room) return
  const [largest] = [...stored].filter(({ arrives }) => arrives).sort((a, b) => b.bytes - a.bytes)
  if (largest && largest.bytes < bytes) refuse(largest, new RefusalError('overloaded', { retryAfter: later }))
}

function refuse(picture: Stored, why: Error): void {
  picture.refused = why
  picture.bytes = 0
  // The file may not exist yet, or no longer.
  truncate(picture.file).catch(() => undefined)
}

/** The accepted formats by their first 16 bytes. Not SVG and PDF, which are programs rather than pictures. */
function pictureKind(head: Buffer): string | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^[\s\S]{4}ftyp(avif|avis|mif1|msf1|heic|heix)/.test(text)) return 'heif'
  return undefined
}

async function shrink({ file, kind, refused }: Stored, caller: GateCaller = {}): Promise<Buffer> {
  if (refused) throw refused
  const open = await decoder()
  try {
    const picture = open(file, { failOn: 'error', limitInputPixels: pixelLimit, pages: 1 }).timeout({ seconds: 30 })
    const header = await picture.metadata()
    const { format, width, height } = header
    if (format !== kind || width * height > pixelLimit) throw new NotAnImage(`${format} of ${width} by ${height}`)
    const isWhole = isHeldWhole(header)
    if (isWhole && decodedBytes(header) > wholeLimit)
      throw new NotAnImage(`${format} of ${width} by ${height} that is decoded as a whole`)
    const decoded = async () => {
      const small = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
      return small.webp({ quality: 82 }).toBuffer()
    }
    return await (isWhole ? decoders.whole : decoders.byLine).run(caller, decoded)
  } catch (cause) {
    if (cause instanceof RefusalError || caller.signal?.aborted) throw cause
    // sharp decodes phones' HEIC only when built with HEVC.
    if (kind === 'heif') throw new RefusalError('image-kind-unread')
    throw new NotAnImage('the picture cannot be decoded', { cause })
  }
}

/** Whether the decoder needs the whole picture in memory; only plain JPEG and PNG are decoded by line. */
function isHeldWhole({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  // A JPEG is scaled down while it is decoded, before it is rotated.
  if (format === 'jpeg') return isProgressive
  return format !== 'png' || isProgressive || orientation > 1
}

/** The decoder keeps a progressive JPEG as coefficients of 16 bits. */
function decodedBytes({ format, width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' && format !== 'jpeg' ? 1 : 2)
}
