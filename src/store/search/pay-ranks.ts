// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds
import { addBit, type Bits, noBits } from './bits.ts'
import type { Segment } from './segment.ts'

/** A number for each job of a segment, `values[codes[place]]`. */
export type Ranks = { values: ArrayLike<number>; codes: Uint16Array }

const ranksOf = new WeakMap<Segment, Ranks>()

/** The pay that each job reaches (-1 when not stated); the values rise. */
export function payRanks(segment: Segment): Ranks {
  let ranks = ranksOf.get(segment)
  if (!ranks) {
    const values = Int32Array.from(new Set(segment.pay)).sort()
    const codeOf = new Map([...values].map((value, code) => [value, code]))
    ranks = { values, codes: Uint16Array.from(segment.pay, (pay) => codeOf.get(pay)!) }
    ranksOf.set(segment, ranks)
  }
  return ranks
}

/** How many jobs of a set have each code. */
export function countCodes(bits: Bits, { values, codes }: Ranks): Uint32Array {
  const counts = new Uint32Array(values.length)
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!
    while (word !== 0) {
      const low = word & -word
      counts[codes[(i << 5) + 31 - Math.clz32(low)]!]!++
      word ^= low
    }
  }
  return counts
}

/** Thresholds that a segment remembers; the screens offer fewer. */
const mostThresholds = 16
const thresholds = new WeakMap<Segment, Map<number, Bits>>()

/** Jobs whose pay reaches an amount; not to be changed. */
export function payingAtLeast(segment: Segment, yen: number): Bits {
  const known = thresholds.get(segment) ?? new Map<number, Bits>()
  thresholds.set(segment, known)
  let bits = known.get(yen)
  if (!bits) {
    bits = noBits(segment.size)
    for (let place = 0; place < segment.size; place++) if (segment.pay[place]! >= yen) addBit(bits, place)
    if (known.size >= mostThresholds) known.clear()
    known.set(yen, bits)
  }
  return bits
}
