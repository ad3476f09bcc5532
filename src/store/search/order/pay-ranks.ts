import { addBit, type Bits, noBits } from '#store/search/hits/bits.ts'
import type { Part, Ranked } from '#store/search/hits/hits.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** The different amounts of a segment, rising, and for each job which of them it reaches (-1 when not stated). */
type Amounts = { values: Int32Array; codes: Uint16Array }

const amounts = new WeakMap<Segment, Amounts>()

/** What a segment's jobs pay, made once. */
export function amountsOf(segment: Segment): Amounts {
  let known = amounts.get(segment)
  if (!known) {
    const { pay, size } = segment
    const values = Int32Array.from(new Set(pay)).sort()
    const codeOf = new Map([...values].map((value, code) => [value, code]))
    const codes = new Uint16Array(size)
    for (let place = 0; place < size; place++) codes[place] = codeOf.get(pay[place]!)!
    known = { values, codes }
    amounts.set(segment, known)
  }
  return known
}

/** Hits by the pay that they reach. */
export function rankedByPay({ segment, bits }: Part): Ranked {
  const { values, codes } = amountsOf(segment)
  const perCode = new Uint32Array(values.length)
  eachCode(bits, codes, (code) => {
    perCode[code]!++
  })
  const counts = new Map<number, number>()
  for (const [code, count] of perCode.entries()) if (count > 0) counts.set(values[code]!, count)
  return { counts, having: (ranks) => having({ segment, bits }, ranks) }
}

/** One walk through the hits, however many different amounts stand on a page. */
function having({ segment, bits }: Omit<Part, 'count'>, ranks: readonly number[]): Map<number, Part> {
  const { values, codes } = amountsOf(segment)
  const partOf = new Map<number, Part>()
  if (ranks.length === 0) return partOf
  const asked = new Set(ranks)
  const parts = Array.from(values, (value) => {
    if (!asked.has(value)) return null
    const part = { segment, bits: noBits(segment.size), count: 0 }
    partOf.set(value, part)
    return part
  })
  eachCode(bits, codes, (code, place) => {
    const part = parts[code]
    if (!part) return
    addBit(part.bits, place)
    part.count++
  })
  return partOf
}

function eachCode(bits: Bits, codes: Uint16Array, visit: (code: number, place: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!
    while (word !== 0) {
      const low = word & -word
      const place = (i << 5) + 31 - Math.clz32(low)
      visit(codes[place]!, place)
      word ^= low
    }
  }
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
