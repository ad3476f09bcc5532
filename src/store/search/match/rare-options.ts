import { type Bitmap, countBits, eachBit } from '#store/search/bitmap.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import type { PostingsList } from '#store/search/postings/postings-list.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** Each job's rare options by index: those of a job are the `values` from its start to the next. */
type RareOptions = { starts: Uint32Array; values: Uint16Array }

const bySegment = new WeakMap<Segment, RareOptions>()

/** An option with few jobs, whose list has ordinals. */
export const isRare = (list: PostingsList): list is { ordinals: Uint16Array } => 'ordinals' in list

/**
 * The number of these jobs per rare option, by the option's index in `tokens`. Null where there are so many jobs that
 * reading the options' lists is as fast. `tokens` must be the same in every call.
 */
export function countRareOptions(
  segment: Segment,
  jobs: Bitmap,
  tokens: readonly number[],
  postings: ByToken<PostingsList>,
): Uint32Array | null {
  if (countBits(jobs) * 2 > segment.size) return null
  const known = bySegment.get(segment) ?? rareOptionsOf(segment, tokens, postings)
  bySegment.set(segment, known)
  const { starts, values } = known
  const counts = new Uint32Array(tokens.length)
  eachBit(jobs, (ordinal) => {
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) counts[values[at]!]!++
  })
  return counts
}

function rareOptionsOf({ id, size }: Segment, tokens: readonly number[], postings: ByToken<PostingsList>): RareOptions {
  const lists = tokens.map((token) => {
    const list = postings(token, id)
    return list && isRare(list) ? list.ordinals : []
  })
  const starts = new Uint32Array(size + 1)
  for (const list of lists) for (const ordinal of list) starts[ordinal + 1]!++
  for (let ordinal = 0; ordinal < size; ordinal++) starts[ordinal + 1]! += starts[ordinal]!
  const next = starts.slice()
  const values = new Uint16Array(starts[size]!)
  for (const [index, list] of lists.entries()) for (const ordinal of list) values[next[ordinal]!++] = index
  return { starts, values }
}
