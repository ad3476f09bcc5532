import {
  addBit,
  andInto,
  type Bits,
  countBits,
  eachBit,
  hasBit,
  noBits,
  orInto,
  withoutInto,
} from '#store/search/hits/bits.ts'
import { countShared } from '#store/search/hits/shared-count.ts'

/** The jobs of one segment that have a token: rising places where they are few, else bits. */
export type Posting = { list: Uint16Array } | { bits: Bits }

const asList = 1
const asBits = 2

/** Rising places as bytes: whichever of list and bits is shorter. */
export function encodePosting(places: Uint32Array, size: number): Buffer {
  if (places.length * 2 <= ((size + 31) >>> 5) * 4) {
    const bytes = Buffer.allocUnsafe(1 + 2 * places.length)
    bytes[0] = asList
    for (let i = 0; i < places.length; i++) bytes.writeUInt16LE(places[i]!, 1 + 2 * i)
    return bytes
  }
  const bits = noBits(size)
  for (const place of places) addBit(bits, place)
  return Buffer.concat([Buffer.of(asBits), bytesOf(bits)])
}

/** The posting that `encodePosting` wrote. */
export function decodePosting(bytes: Buffer): Posting {
  return bytes[0] === asList
    ? { list: decodeArray(Uint16Array, bytes, 1) }
    : { bits: decodeArray(Uint32Array, bytes, 1) }
}

/** A set of jobs as a posting: whichever of list and bits is shorter. */
export function postingOf(bits: Bits): Posting {
  const count = countBits(bits)
  if (count * 2 > bits.byteLength) return { bits }
  const list = new Uint16Array(count)
  let n = 0
  eachBit(bits, (place) => {
    list[n++] = place
  })
  return { list }
}

/** Bytes that a decoded posting takes in memory, about. */
export const weightOf = (posting: Posting): number =>
  120 + ('list' in posting ? posting.list.byteLength : posting.bits.byteLength)

/** Adds the jobs of a posting to a set. */
export function addPosting(into: Bits, posting: Posting): void {
  if ('list' in posting) {
    const { list } = posting
    for (let i = 0; i < list.length; i++) into[list[i]! >>> 5]! |= 1 << (list[i]! & 31)
  } else orInto(into, posting.bits)
}

/** Leaves in a set the jobs of a posting only; none without a posting. */
export function keepPosting(into: Bits, posting: Posting | undefined): void {
  if (!posting) into.fill(0)
  else if ('bits' in posting) andInto(into, posting.bits)
  else {
    const kept = posting.list.filter((place) => hasBit(into, place))
    into.fill(0)
    for (let i = 0; i < kept.length; i++) addBit(into, kept[i]!)
  }
}

/** Takes the jobs of a posting out of a set. */
export function withoutPosting(into: Bits, posting: Posting | undefined): void {
  if (!posting) return
  if ('bits' in posting) withoutInto(into, posting.bits)
  else for (let i = 0; i < posting.list.length; i++) into[posting.list[i]! >>> 5]! &= ~(1 << (posting.list[i]! & 31))
}

/** How many jobs of a set a posting has. */
export function countWith(bits: Bits, posting: Posting | undefined): number {
  if (!posting) return 0
  if ('bits' in posting) return countShared(bits, posting.bits)
  let count = 0
  const { list } = posting
  for (let i = 0; i < list.length; i++) count += (bits[list[i]! >>> 5]! >>> (list[i]! & 31)) & 1
  return count
}

type Arrays = Uint16ArrayConstructor | Uint32ArrayConstructor | Int32ArrayConstructor | Float64ArrayConstructor

/** A typed array from stored bytes, which are little-endian as every machine that Node runs on. */
export function decodeArray<Kind extends Arrays>(kind: Kind, bytes: Buffer, from = 0): InstanceType<Kind> {
  const copy = new Uint8Array(bytes.length - from)
  copy.set(bytes.subarray(from))
  return new kind(copy.buffer) as InstanceType<Kind>
}

/** A typed array as it is stored. */
export const bytesOf = (array: ArrayBufferView): Buffer => Buffer.from(array.buffer, array.byteOffset, array.byteLength)
