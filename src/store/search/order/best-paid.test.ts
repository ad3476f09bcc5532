import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countBits, noBits } from '#store/search/hits/bits.ts'
import { inOrder, type Part } from '#store/search/hits/hits.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { bestPaid } from './best-paid.ts'
import { rankedByPay } from './pay-ranks.ts'
import { byRank } from './ranking.ts'

const job = fc.record({ pay: fc.constantFrom(-1, 200_000, 250_000, 300_000), created: fc.nat(20), found: fc.boolean() })

/** A segment of jobs, oldest first, and those of them that were found. */
function partOf(jobs: { pay: number; created: number; found: boolean }[], id: number): Part {
  const sorted = [...jobs].sort((a, b) => a.created - b.created)
  const segment = {
    size: sorted.length,
    pay: Int32Array.from(sorted, ({ pay }) => pay),
    created: Float64Array.from(sorted, ({ created }) => created),
    idAt: (place: number) => `${id}-${String(place).padStart(3, '0')}`,
  } as Segment
  const bits = noBits(sorted.length)
  for (const [place, { found }] of sorted.entries()) if (found) addBit(bits, place)
  return { segment, bits, count: countBits(bits) }
}

test('early and late pages by salary are the same list, whichever way they are found', () => {
  const window = fc.record({ offset: fc.nat(60), limit: fc.integer({ min: 1, max: 10 }) })
  fc.assert(
    fc.property(
      fc.array(fc.array(job, { maxLength: 50 }), { maxLength: 4 }),
      fc.array(job),
      window,
      (all, others, window) => {
        const parts = all.map(partOf)
        const fresh = inOrder(others.map(({ pay, created }, n) => ({ id: `f-${n}`, rank: pay, created })))
        const found = parts.flatMap(({ segment, bits }) =>
          Array.from({ length: segment.size }, (_, place) => place)
            .filter((place) => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1)
            .map((place) => ({ id: segment.idAt(place), rank: segment.pay[place]!, created: segment.created[place]! })),
        )
        const plain = inOrder([...fresh, ...found]).map(({ id }) => id)
        const page = plain.slice(window.offset, window.offset + window.limit)
        expect(bestPaid(parts, fresh, window)).toEqual(page)
        expect(byRank(parts.map(rankedByPay), fresh, window)).toEqual(page)
      },
    ),
  )
})
