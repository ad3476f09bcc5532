/** A set of jobs of one segment: bit `n` is the job with ordinal `n`. */
export type Bitmap = Uint32Array

/** An empty set for `size` jobs. */
export const emptyBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5)

/** A set with every job in it. */
export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(0xffffffff)
  if (size & 31) bitmap[bitmap.length - 1] = 2 ** (size & 31) - 1
  return bitmap
}

/** Copies of sets in one allocation: many small ones cost more than the work on the copies. */
export function copyBitmaps(bitmaps: readonly Bitmap[]): Bitmap[] {
  const memory = new Uint32Array(bitmaps.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  return bitmaps.map((bitmap) => {
    const copy = memory.subarray(end, end + bitmap.length)
    copy.set(bitmap)
    end += bitmap.length
    return copy
  })
}

export const setBit = (bitmap: Bitmap, ordinal: number): void => {
  bitmap[ordinal >>> 5]! |= 1 << (ordinal & 31)
}

export const hasBit = (bitmap: Bitmap, ordinal: number): boolean =>
  ((bitmap[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1

/** Changes `into` to the intersection of both sets. */
export function andInto(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i]! &= other[i]!
}

/** Changes `into` to the union of both sets. */
export function orInto(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i]! |= other[i]!
}

/** Removes the other set from `into`. */
export function andNotInto(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i]! &= ~other[i]!
}

/** The number of jobs that two sets of the same size share. */
export function countAnd(one: Bitmap, other: Bitmap): number {
  // Four words and the carries go through full adders (Harley-Seal), so that one word in four is counted.
  const inFours = one.length & ~3
  let ones = 0
  let twos = 0
  let fours = 0
  let i = 0
  for (; i < inFours; i += 4) {
    let first = one[i]! & other[i]!
    let second = one[i + 1]! & other[i + 1]!
    let half = ones ^ first
    const carried = (ones & first) | (half & second)
    ones = half ^ second
    first = one[i + 2]! & other[i + 2]!
    second = one[i + 3]! & other[i + 3]!
    half = ones ^ first
    const carriedToo = (ones & first) | (half & second)
    ones = half ^ second
    half = twos ^ carried
    fours += bitsOf((twos & carried) | (half & carriedToo))
    twos = half ^ carriedToo
  }
  let count = 4 * fours + 2 * bitsOf(twos) + bitsOf(ones)
  for (; i < one.length; i++) count += bitsOf(one[i]! & other[i]!)
  return count
}

/** The number of jobs in a set. */
export function countBits(bitmap: Bitmap): number {
  let count = 0
  for (let i = 0; i < bitmap.length; i++) count += bitsOf(bitmap[i]!)
  return count
}

/** The number of bits of a word, added up in parallel: pairs, fours, bytes, then all bytes by one multiplication. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const isEmpty = (bitmap: Bitmap): boolean => {
  for (let i = 0; i < bitmap.length; i++) if (bitmap[i] !== 0) return false
  return true
}

/** Calls `visit` with the ordinal of every job in the set, ascending. */
export function eachBit(bitmap: Bitmap, visit: (ordinal: number) => void): void {
  for (let i = 0; i < bitmap.length; i++) {
    let word = bitmap[i]!
    while (word !== 0) {
      const low = word & -word
      visit((i << 5) + 31 - Math.clz32(low))
      word ^= low
    }
  }
}

/** The highest ordinal in the set up to `from`; -1 without one. */
export function lastBitUpTo(bitmap: Bitmap, from: number): number {
  if (from < 0) return -1
  let i = from >>> 5
  let word = bitmap[i]! & (0xffffffff >>> (31 - (from & 31)))
  while (word === 0) {
    if (i === 0) return -1
    word = bitmap[--i]!
  }
  return (i << 5) + 31 - Math.clz32(word)
}
