import { emptyBitmap, hasBit, setBit } from '#store/search/bitmap.ts'
import { decodeDeltas, intersectWithEncoded } from '#store/search/postings/positions.ts'
import { type PostingsList, postingsListOf } from '#store/search/postings/postings-list.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** The jobs of a segment with a phrase of bigrams: anywhere, in the title, there as a word, in the company. */
export type PhraseMatch = {
  any: PostingsList
  title: PostingsList
  titleWord: PostingsList
  company: PostingsList
}

/** Start positions of a phrase: each bigram stands at its distance from them. */
export function phrasePositions(bigrams: readonly { bytes: Uint8Array | undefined; shift: number }[]): Uint32Array {
  const encoded: { bytes: Uint8Array; shift: number }[] = []
  for (const { bytes, shift } of bigrams) {
    if (!bytes) return new Uint32Array()
    encoded.push({ bytes, shift })
  }
  // The rarest bigram first: its positions bound the work.
  const [rarest, ...others] = encoded.sort((a, b) => a.bytes.length - b.bytes.length)
  if (!rarest) return new Uint32Array()
  const positions = decodeDeltas(rarest.bytes, rarest.shift)
  let count = positions.length
  for (const { bytes, shift } of others) count = intersectWithEncoded(positions, count, bytes, shift)
  return positions.subarray(0, count)
}

/** The jobs whose texts have a phrase of `length` letters at the positions. */
export function jobsAtPositions(segment: Segment, positions: Uint32Array, length: number): PhraseMatch {
  const { size, starts, heads, titles, boundaries } = segment
  const any = emptyBitmap(size)
  const title = emptyBitmap(size)
  const titleWord = emptyBitmap(size)
  const company = emptyBitmap(size)
  let job = 0
  for (let n = 0; n < positions.length; n++) {
    const position = positions[n]!
    if (position >= starts[job + 1]!) job = jobAt(starts, position, job + 1)
    setBit(any, job)
    const inText = position - starts[job]!
    const titleLength = heads[2 * job]!
    if (inText < titleLength) {
      setBit(title, job)
      const begins = titles[job]! + inText
      if (hasBit(boundaries, begins) && hasBit(boundaries, begins + length)) setBit(titleWord, job)
    } else if (inText > titleLength && inText <= titleLength + heads[2 * job + 1]!) setBit(company, job)
  }
  return {
    any: postingsListOf(any),
    title: postingsListOf(title),
    titleWord: postingsListOf(titleWord),
    company: postingsListOf(company),
  }
}

/** The job with the text at a position, from `from` on, by galloping search: the next one is often close. */
function jobAt(starts: Uint32Array, position: number, from: number): number {
  let low: number = from
  let step = 1
  while (low + step < starts.length - 1 && starts[low + step]! <= position) {
    low += step
    step *= 2
  }
  let high: number = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle: number = (low + high) >>> 1
    if (starts[middle]! <= position) low = middle
    else high = middle
  }
  return low
}
