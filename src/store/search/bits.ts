// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
/** A set of jobs of one segment: bit `n` is the job at place `n`. */
export type Bits = Uint32Array

/** An empty set for `size` jobs. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

/** A set with every job in it. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1
  return bits
}

export const addBit = (bits: Bits, place: number): void => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export const hasBit = (bits: Bits, place: number): boolean => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1

export function andInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! &= other[i]!
}

export function orInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! |= other[i]!
}

export function withoutInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! &= ~other[i]!
}

/** How many jobs two sets share; with one set twice, how many it has. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0
  for (let i = 0; i < a.length; i++) {
    let word = a[i]! & b[i]!
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

export const countBits = (bits: Bits): number => countShared(bits, bits)

export const isEmpty = (bits: Bits): boolean => {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false
  return true
}

/** Calls `visit` with every place in the set, rising. */
export function eachBit(bits: Bits, visit: (place: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!
    while (word !== 0) {
      const low = word & -word
      visit((i << 5) + 31 - Math.clz32(low))
      word ^= low
    }
  }
}

/** The highest place in the set that is at most `from`; -1 without one. */
export function lastBit(bits: Bits, from: number): number {
  if (from < 0) return -1
  let i = from >>> 5
  let word = bits[i]! & (0xffffffff >>> (31 - (from & 31)))
  while (word === 0) {
    if (i === 0) return -1
    word = bits[--i]!
  }
  return (i << 5) + 31 - Math.clz32(word)
}
