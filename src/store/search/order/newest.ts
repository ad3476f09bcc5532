import { type Bits, lastBit } from '#store/search/hits/bits.ts'
import type { Part, RankedHit, Window } from '#store/search/hits/hits.ts'
import { byAge } from '#store/search/searched-jobs.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** The newest jobs of several segments and of the fresh ones, given newest first; in a segment places rise with age. */
export function newest(parts: readonly Part[], fresh: readonly RankedHit[], { offset, limit }: Window): string[] {
  const heads = parts.filter(({ count }) => count > 0).map((part) => new Head(part))
  heads.sort(byAge)
  const ids: string[] = []
  let skip = offset
  let nextFresh = 0
  while (ids.length < limit) {
    const first = heads[0]
    const second = heads[1]
    const job = fresh[nextFresh]
    if (job && (!first || byAge(job, first) < 0)) {
      nextFresh++
      if (skip > 0) skip--
      else ids.push(job.id)
      continue
    }
    if (!first) break
    const rivals = [second, job].filter((rival) => rival !== undefined)
    if (skip >= first.left && rivals.every((rival) => byAge(oldestOf(first), rival) < 0)) {
      skip -= first.left
      heads.shift()
      continue
    }
    // Take from the same segment as long as nobody else is newer.
    do {
      if (skip > 0) skip--
      else ids.push(first.id)
      first.advance()
    } while (first.left > 0 && ids.length < limit && rivals.every((rival) => byAge(first, rival) < 0))
    if (first.left === 0) heads.shift()
    else heads.sort(byAge)
  }
  return ids
}

/** Where the merge stands in a segment: the newest job that was not taken yet, and how many are left. */
class Head {
  readonly segment: Segment
  readonly bits: Bits
  left: number
  place: number

  constructor({ segment, bits, count }: Part) {
    this.segment = segment
    this.bits = bits
    this.left = count
    this.place = lastBit(bits, segment.size - 1)
  }

  get created(): number {
    return this.segment.created[this.place]!
  }

  get id(): string {
    return this.segment.idAt(this.place)
  }

  advance(): void {
    this.left--
    if (this.left > 0) this.place = lastBit(this.bits, this.place - 1)
  }
}

function oldestOf({ segment, bits }: Head) {
  let i = 0
  while (bits[i] === 0) i++
  const place = (i << 5) + 31 - Math.clz32(bits[i]! & -bits[i]!)
  return { id: segment.idAt(place), created: segment.created[place]! }
}
