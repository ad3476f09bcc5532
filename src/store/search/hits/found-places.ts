import { decodePlaces, keepStored } from '#store/search/segments/places.ts'
import { type Posting, postingOf } from '#store/search/segments/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { addBit, hasBit, noBits } from './bits.ts'

/** The jobs in which a form stands, and those in whose title or company. */
export type FormHits = { any: Posting; title: Posting; whole: Posting; company: Posting }

/** Where pairs of letters stand side by side. */
export function standingTogether(lists: readonly { bytes: Uint8Array | undefined; shift: number }[]): Uint32Array {
  const given: { bytes: Uint8Array; shift: number }[] = []
  for (const { bytes, shift } of lists) {
    if (!bytes) return new Uint32Array()
    given.push({ bytes, shift })
  }
  // The rarest pair first: what is left of it bounds the rest.
  const [rarest, ...others] = given.sort((a, b) => a.bytes.length - b.bytes.length)
  if (!rarest) return new Uint32Array()
  const places = decodePlaces(rarest.bytes, rarest.shift)
  let count = places.length
  for (const { bytes, shift } of others) count = keepStored(places, count, bytes, shift)
  return places.subarray(0, count)
}

/** The jobs to which places of a segment's text belong, for a form of `length` letters. */
export function hitsAt(segment: Segment, places: Uint32Array, length: number): FormHits {
  const { size, starts, heads, titles, boundaries } = segment
  const found = { any: noBits(size), title: noBits(size), whole: noBits(size), company: noBits(size) }
  let job = 0
  for (let n = 0; n < places.length; n++) {
    const at = places[n]!
    if (at >= starts[job + 1]!) job = jobAt(starts, at, job + 1)
    addBit(found.any, job)
    const inText = at - starts[job]!
    const title = heads[2 * job]!
    if (inText < title) {
      addBit(found.title, job)
      const begins = titles[job]! + inText
      if (hasBit(boundaries, begins) && hasBit(boundaries, begins + length)) addBit(found.whole, job)
    } else if (inText > title && inText <= title + heads[2 * job + 1]!) addBit(found.company, job)
  }
  const { any, title, whole, company } = found
  return { any: postingOf(any), title: postingOf(title), whole: postingOf(whole), company: postingOf(company) }
}

/** The job whose text holds a place; at least `from`. Places rise, so the next one is often close. */
function jobAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length - 1 && starts[low + step]! <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (starts[middle]! <= at) low = middle
    else high = middle
  }
  return low
}
