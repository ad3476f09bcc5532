import { hasBit } from '#store/search/hits/bits.ts'
import { inOrder, type Part, type RankedHit, type Window } from '#store/search/hits/hits.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { amountsOf } from './pay-ranks.ts'

/** Pages that end later are found by counting (ranking.ts). */
export const mostBestPaid = 1_000

const orders = new WeakMap<Segment, Uint16Array>()

/** The places of a segment, the best paid first, of equal pay the newest. */
export function orderByPay(segment: Segment): Uint16Array {
  let order = orders.get(segment)
  if (!order) {
    const { values, codes } = amountsOf(segment)
    const next = new Uint32Array(values.length)
    for (const code of codes) next[code]!++
    // From how many jobs have an amount to where those jobs begin: behind all that pay more.
    for (let code = values.length - 1, before = 0; code >= 0; code--) {
      const count = next[code]!
      next[code] = before
      before += count
    }
    order = new Uint16Array(segment.size)
    for (let place = segment.size - 1; place >= 0; place--) order[next[codes[place]!]!++] = place
    orders.set(segment, order)
  }
  return order
}

/** The ids of a page of jobs, the best paid first, of equal pay the newest; a few jobs of each segment are looked at. */
export function bestPaid(parts: readonly Part[], fresh: readonly RankedHit[], { offset, limit }: Window): string[] {
  const most = offset + limit
  let best: RankedHit[] = [...fresh]
  // What pays less cannot stand on the page any more.
  let least = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    let left = Math.min(part.count, most)
    if (left === 0) continue
    const { segment, bits } = part
    for (const place of orderByPay(segment)) {
      if (segment.pay[place]! < least) break
      if (!hasBit(bits, place)) continue
      best.push(hitAt(segment, place))
      if (--left === 0) break
    }
    best = inOrder(best).slice(0, most)
    if (best.length === most) least = best[most - 1]!.rank
  }
  return inOrder(best)
    .slice(offset, most)
    .map(({ id }) => id)
}

const hitAt = (segment: Segment, place: number): RankedHit => ({
  created: segment.created[place]!,
  rank: segment.pay[place]!,
  get id() {
    return segment.idAt(place)
  },
})
