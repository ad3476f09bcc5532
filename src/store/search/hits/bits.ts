import { countShared } from './shared-count.ts'

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

/** Copies of sets, in one piece of memory: many small pieces cost more than what is done with them. */
export function copiesOf(sets: readonly Bits[]): Bits[] {
  const memory = new Uint32Array(sets.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  return sets.map((set) => {
    const copy = memory.subarray(end, end + set.length)
    copy.set(set)
    end += set.length
    return copy
  })
}

/** Adds a job to a set. */
export const addBit = (bits: Bits, place: number): void => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

/** Whether a set has a job. */
export const hasBit = (bits: Bits, place: number): boolean => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1

/** Leaves in a set what another one has as well. */
export function andInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! &= other[i]!
}

/** Adds another set to a set. */
export function orInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! |= other[i]!
}

/** Takes another set out of a set. */
export function withoutInto(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! &= ~other[i]!
}

/** How many jobs a set has. */
export const countBits = (bits: Bits): number => countShared(bits, bits)

/** Whether a set has no job. */
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
