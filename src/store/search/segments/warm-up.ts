import type { Database } from '#store/database.ts'
import { facetTokens } from '#store/search/match/facets.ts'
import { columnSteps, jobsReaching } from '#store/search/match/thresholds.ts'
import { postingsOf, SegmentGone } from '#store/search/postings/postings-cache.ts'
import { orderByPay } from '#store/search/rank/best-paid.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import { withConnection } from './connection.ts'
import { currentSnapshot } from './current-snapshot.ts'
import { partialSnapshot } from './partial-snapshot.ts'

/**
 * Reads new segments (about 1.5 MB each) and the postings lists of all options, and prepares each segment's pay and
 * steps.
 */
export const warmUp = (db: Database): Promise<void> =>
  withConnection(db, async (source) => {
    const snapshot = (await currentSnapshot(source)) ?? (await partialSnapshot(source))
    const segments = snapshot.segments.map(({ segment }) => segment)
    const requests = segments.map(({ id }) => ({ segment: id, tokens: facetTokens }))
    await postingsOf(source, requests).catch((error) => {
      if (!(error instanceof SegmentGone)) throw error
    })
    const slice = new TimeSlice(searchSlice)
    for (const segment of segments) {
      if (slice.isOver) await slice.yield()
      orderByPay(segment)
      for (const { name, steps } of columnSteps) for (const { least } of steps) jobsReaching(segment, name, least)
    }
  })
