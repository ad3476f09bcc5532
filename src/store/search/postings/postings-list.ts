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
import { bytesOf, decodeArray } from '#store/search/typed-arrays.ts'

/** The jobs of a segment with a token: ascending ordinals when few, else a bitmap. */
export type PostingsList = { ordinals: Uint16Array } | { bitmap: Bitmap }

const asOrdinals = 1
const asBitmap = 2

/** Encodes ascending ordinals as a list or a bitmap, whichever is shorter. */
export function encodePostingsList(ordinals: Uint32Array, segmentSize: number): Buffer {
  if (ordinals.length * 2 <= ((segmentSize + 31) >>> 5) * 4) {
    const bytes = Buffer.allocUnsafe(1 + 2 * ordinals.length)
    bytes[0] = asOrdinals
    for (let i = 0; i < ordinals.length; i++) bytes.writeUInt16LE(ordinals[i]!, 1 + 2 * i)
    return bytes
  }
  const bitmap = emptyBitmap(segmentSize)
  for (const ordinal of ordinals) setBit(bitmap, ordinal)
  return Buffer.concat([Buffer.of(asBitmap), bytesOf(bitmap)])
}

/** Decodes `encodePostingsList`. */
export function decodePostingsList(bytes: Buffer): PostingsList {
  return bytes[0] === asOrdinals
    ? { ordinals: decodeArray(Uint16Array, bytes, 1) }
    : { bitmap: decodeArray(Uint32Array, bytes, 1) }
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
