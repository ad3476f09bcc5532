import { salarySteps } from '#rules/jobs/job-filters.ts'
import type { Database } from '#store/database.ts'
import { facetTokens } from '#store/search/hits/facets.ts'
import { orderByPay } from '#store/search/order/best-paid.ts'
import { payingAtLeast } from '#store/search/order/pay-ranks.ts'
import { searchTurn, Turn } from '#store/search/sealing/turn.ts'
import { currentSnapshot } from './current-snapshot.ts'
import { postingsOf, SegmentGone } from './posting-cache.ts'
import { onOneConnection } from './source.ts'

/**
 * Reads what the first searches would have to read: new segments, some 1.5 MB each, and the jobs of all options; and
 * sorts each segment by pay.
 */
export const readAhead = (db: Database): Promise<void> =>
  onOneConnection(db, async (source) => {
    const snapshot = await currentSnapshot(source)
    const segments = snapshot?.segments.map(({ segment }) => segment) ?? []
    const sought = segments.map(({ id }) => ({ segment: id, tokens: facetTokens }))
    await postingsOf(source, sought).catch((error) => {
      if (!(error instanceof SegmentGone)) throw error
    })
    const turn = new Turn(searchTurn)
    for (const segment of segments) {
      if (turn.isOver) await turn.give()
      orderByPay(segment)
      for (const yen of salarySteps) payingAtLeast(segment, yen)
    }
  })
