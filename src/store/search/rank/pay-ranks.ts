import { type Bitmap, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import type { RankedSegment, SegmentSubset } from './hits.ts'

/** The distinct amounts of a segment, ascending, and each job's index in them (-1 when not stated). */
type Amounts = { values: Int32Array; codes: Uint16Array }

const amountsBySegment = new WeakMap<Segment, Amounts>()

/** The pay of a segment's jobs, computed once. */
export function amountsOf(segment: Segment): Amounts {
  let known = amountsBySegment.get(segment)
  if (!known) {
    const { pay, size } = segment
    const values = Int32Array.from(new Set(pay)).sort()
    const codeOf = new Map([...values].map((value, code) => [value, code]))
    const codes = new Uint16Array(size)
    for (let ordinal = 0; ordinal < size; ordinal++) codes[ordinal] = codeOf.get(pay[ordinal]!)!
    known = { values, codes }
    amountsBySegment.set(segment, known)
  }
  return known
}

/** Matches by pay. */
export function rankedByPay({ segment, bitmap }: SegmentSubset): RankedSegment {
  const { values, codes } = amountsOf(segment)
  const perCode = new Uint32Array(values.length)
  eachCode(bitmap, codes, (code) => {
    perCode[code]!++
  })
  const counts = new Map<number, number>()
  for (const [code, count] of perCode.entries()) if (count > 0) counts.set(values[code]!, count)
  return { counts, withRanks: (ranks) => withRanks({ segment, bitmap }, ranks) }
}

/** One pass over the matches for any number of amounts on a page. */
function withRanks(
  { segment, bitmap }: Omit<SegmentSubset, 'count'>,
  ranks: readonly number[],
): Map<number, SegmentSubset> {
  const { values, codes } = amountsOf(segment)
  const subsets = new Map<number, SegmentSubset>()
  if (ranks.length === 0) return subsets
  const wanted = new Set(ranks)
  const subsetOf = Array.from(values, (value) => {
    if (!wanted.has(value)) return null
    const subset = { segment, bitmap: emptyBitmap(segment.size), count: 0 }
    subsets.set(value, subset)
    return subset
  })
  eachCode(bitmap, codes, (code, ordinal) => {
    const subset = subsetOf[code]
    if (!subset) return
    setBit(subset.bitmap, ordinal)
    subset.count++
  })
  return subsets
}

function eachCode(bitmap: Bitmap, codes: Uint16Array, visit: (code: number, ordinal: number) => void): void {
  for (let i = 0; i < bitmap.length; i++) {
    let word = bitmap[i]!
    while (word !== 0) {
      const low = word & -word
      const ordinal = (i << 5) + 31 - Math.clz32(low)
      visit(codes[ordinal]!, ordinal)
      word ^= low
    }
  }
}
