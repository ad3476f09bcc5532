import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { bestPaid, byRank, rankedByPay, type SegmentSubset, sortHits } from '#store/search/ranking.ts'
import type { Segment } from '#store/search/segments/segment.ts'

const job = fc.record({ pay: fc.constantFrom(-1, 200_000, 250_000, 300_000), created: fc.nat(20), found: fc.boolean() })

/** A segment of jobs, oldest first, and its matches. */
function partOf(jobs: { pay: number; created: number; found: boolean }[], id: number): SegmentSubset {
  const sorted = [...jobs].sort((a, b) => a.created - b.created)
  const segment = {
    size: sorted.length,
    payOrder: Int32Array.from(sorted, ({ pay }) => pay),
    created: Float64Array.from(sorted, ({ created }) => created),
    idAt: (ordinal: number) => `${id}-${String(ordinal).padStart(3, '0')}`,
  } as Segment
  const bitmap = emptyBitmap(sorted.length)
  for (const [ordinal, { found }] of sorted.entries()) if (found) setBit(bitmap, ordinal)
  return { segment, bitmap, count: countBits(bitmap) }
}

test('early and late pages by salary agree, though found in two ways', () => {
  const window = fc.record({ offset: fc.nat(60), limit: fc.integer({ min: 1, max: 10 }) })
  fc.assert(
    fc.property(
      fc.array(fc.array(job, { maxLength: 50 }), { maxLength: 4 }),
      fc.array(job),
      window,
      (all, others, window) => {
        const parts = all.map(partOf)
        const fresh = sortHits(others.map(({ pay, created }, n) => ({ id: `f-${n}`, rank: pay, created })))
        const found = parts.flatMap(({ segment, bitmap }) =>
          Array.from({ length: segment.size }, (_, ordinal) => ordinal)
            .filter((ordinal) => ((bitmap[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1)
            .map((ordinal) => ({
              id: segment.idAt(ordinal),
              rank: segment.payOrder[ordinal]!,
              created: segment.created[ordinal]!,
            })),
        )
        const plain = sortHits([...fresh, ...found]).map(({ id }) => id)
        const page = plain.slice(window.offset, window.offset + window.limit)
        expect(bestPaid(parts, fresh, window)).toEqual(page)
        expect(byRank(parts.map(rankedByPay), fresh, window)).toEqual(page)
      },
    ),
  )
})
