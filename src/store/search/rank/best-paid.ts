import { hasBit } from '#store/search/bitmap.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { type PageWindow, type RankedHit, type SegmentSubset, sortHits } from './hits.ts'
import { amountsOf } from './pay-ranks.ts'

/** Pages within this many jobs are merged; later ones are counted (ranking.ts), which costs the same for any page. */
export const maxMergedByPay = 1_000

const ordersByPay = new WeakMap<Segment, Uint16Array>()

/** The ordinals of a segment, best paid first, then newest. */
export function orderByPay(segment: Segment): Uint16Array {
  let order = ordersByPay.get(segment)
  if (!order) {
    const { values, codes } = amountsOf(segment)
    const next = new Uint32Array(values.length)
    for (const code of codes) next[code]!++
    // Counting sort: from the number of jobs per amount to their start, after all that pay more.
    for (let code = values.length - 1, before = 0; code >= 0; code--) {
      const count = next[code]!
      next[code] = before
      before += count
    }
    order = new Uint16Array(segment.size)
    for (let ordinal = segment.size - 1; ordinal >= 0; ordinal--) order[next[codes[ordinal]!]!++] = ordinal
    ordersByPay.set(segment, order)
  }
  return order
}

/** The ids of a page, best paid first, then newest; reads a few jobs of each segment. */
export function bestPaid(
  parts: readonly SegmentSubset[],
  fresh: readonly RankedHit[],
  { offset, limit }: PageWindow,
): string[] {
  const end = offset + limit
  let best: RankedHit[] = [...fresh]
  // A job that pays less cannot be on the page.
  let lowest = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    let left = Math.min(part.count, end)
    if (left === 0) continue
    const { segment, bitmap } = part
    for (const ordinal of orderByPay(segment)) {
      if (segment.pay[ordinal]! < lowest) break
      if (!hasBit(bitmap, ordinal)) continue
      best.push(hitAt(segment, ordinal))
      if (--left === 0) break
    }
    best = sortHits(best).slice(0, end)
    if (best.length === end) lowest = best[end - 1]!.rank
  }
  return sortHits(best)
    .slice(offset, end)
    .map(({ id }) => id)
}

const hitAt = (segment: Segment, ordinal: number): RankedHit => ({
  created: segment.created[ordinal]!,
  rank: segment.pay[ordinal]!,
  get id() {
    return segment.idAt(ordinal)
  },
})
