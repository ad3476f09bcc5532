// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
import { addBit, type Bits, hasBit, noBits } from './bits.ts'
import { decodePlaces, sharedPlaces } from './places.ts'
import type { Segment } from './segment.ts'

/** The jobs in which a form stands, and those in whose title or company. */
export type FormHits = { any: Bits; title: Bits; whole: Bits; company: Bits }

/** Where pairs of letters stand side by side; null when one of them stands nowhere. */
export function standingTogether(
  lists: readonly { bytes: Uint8Array | undefined; shift: number }[],
): Uint32Array | null {
  const given: { bytes: Uint8Array; shift: number }[] = []
  for (const { bytes, shift } of lists) {
    if (!bytes) return null
    given.push({ bytes, shift })
  }
  // The rarest pair first: what is left of it bounds the rest.
  given.sort((a, b) => a.bytes.length - b.bytes.length)
  let shared: Uint32Array | null = null
  for (const { bytes, shift } of given) {
    const places = decodePlaces(bytes, shift)
    shared = shared ? sharedPlaces(shared, places) : places
    if (shared.length === 0) return null
  }
  return shared
}

/** The jobs to which places of a segment's text belong, for a form of `length` letters. */
export function hitsAt(segment: Segment, places: Uint32Array | null, length: number): FormHits {
  const { size, starts, heads, titles, boundaries } = segment
  const hits = { any: noBits(size), title: noBits(size), whole: noBits(size), company: noBits(size) }
  let job = 0
  for (const at of places ?? []) {
    if (at >= starts[job + 1]!) job = jobAt(starts, at, job + 1)
    addBit(hits.any, job)
    const inText = at - starts[job]!
    const title = heads[2 * job]!
    if (inText < title) {
      addBit(hits.title, job)
      const begins = titles[job]! + inText
      if (hasBit(boundaries, begins) && hasBit(boundaries, begins + length)) addBit(hits.whole, job)
    } else if (inText > title && inText <= title + heads[2 * job + 1]!) addBit(hits.company, job)
  }
  return hits
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
