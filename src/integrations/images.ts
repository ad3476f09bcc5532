import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type sharp from 'sharp'
import type { Metadata } from 'sharp'
import type { TaskCaller } from '#integrations/thread-pool.ts'
import { fairTurns } from '#rules/fair-turns.ts'
import { RefusalError } from '#rules/refusals.ts'

/**
 * An uploaded picture on the disk. `content` makes an avatar of it: WebP, upright, without metadata, fitting into
 * 512 × 512 px, never enlarged; those who had less decoded of late come first. Its owner calls `discard` in the end.
 */
export type UploadedPicture = { content(caller?: TaskCaller): Promise<Buffer>; discard(): Promise<void> }

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
/** Bytes that pictures may take on the disk together; one that is alone there may be larger. */
const diskLimit = 256 * 1024 * 1024
/** Pictures that are decoded line by line take little; of the others there is one at a time. */
const decoders = {
  byLine: fairTurns({ atOnce: 2, waiting: 20, waitMs: 5_000 }),
  whole: fairTurns({ atOnce: 1, waiting: 20, waitMs: 5_000 }),
}
/** Seconds after which a picture that found no room may be sent again. */
const later = 60

/** A picture on the disk: its bytes there, its kind once that is known, and why it is refused. */
type Stored = { file: string; bytes: number; arrives: boolean; kind?: string | undefined; refused?: Error }

const stored = new Set<Stored>()

/** Loaded with the first upload: it takes a good part of the start, and most nodes see few pictures. */
async function decoder(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Uploads are all different, so a cache would only hold memory; the other cores belong to the requests.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

/**
 * Takes an upload of any length. It passes to a file, so memory does not grow with it. What is refused is read to its end, so
 * that the answer reaches its sender, and `content` throws why: NotAnImage, or overloaded where it found no room. An
 * upload that breaks off throws its own error.
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

/** Hands the chunks on while they are a picture that has room, and swallows the others. */
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

/** Refuses the largest picture that still arrives when all together have more than there is room for. */
function makeRoom(room: number): void {
  const bytes = [...stored].reduce((sum, picture) => sum + picture.bytes, 0)
  if (bytes <= room) return
  const [largest] = [...stored].filter(({ arrives }) => arrives).sort((a, b) => b.bytes - a.bytes)
  if (largest && largest.bytes < bytes) refuse(largest, new RefusalError('overloaded', { retryAfter: later }))
}

function refuse(picture: Stored, why: Error): void {
  picture.refused = why
  picture.bytes = 0
  // The file may not be there yet, or not any more.
  truncate(picture.file).catch(() => undefined)
}

/** The formats let through to the decoder, by their first 16 bytes; SVG and PDF are programs rather than pictures. */
function pictureKind(head: Buffer): string | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^[\s\S]{4}ftyp(avif|avis|mif1|msf1|heic|heix)/.test(text)) return 'heif'
  return undefined
}

async function shrink({ file, kind, refused }: Stored, { person, address, signal }: TaskCaller = {}): Promise<Buffer> {
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
      return { result: await small.webp({ quality: 82 }).toBuffer() }
    }
    return await (isWhole ? decoders.whole : decoders.byLine)([person, address], decoded, signal)
  } catch (cause) {
    if (cause instanceof RefusalError || signal?.aborted) throw cause
    // sharp decodes the HEIC of telephones only where it was built with HEVC.
    if (kind === 'heif') throw new RefusalError('image-kind-unread')
    throw new NotAnImage('the picture cannot be decoded', { cause })
  }
}

/** Whether the decoder needs the last line before it has the first: only plain JPEG and PNG come line by line. */
function isHeldWhole({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  // A JPEG is made small while it is read, before it is turned.
  if (format === 'jpeg') return isProgressive
  return format !== 'png' || isProgressive || orientation > 1
}

/** A progressive JPEG is held as its coefficients, which have 16 bits. */
function decodedBytes({ format, width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' && format !== 'jpeg' ? 1 : 2)
}
