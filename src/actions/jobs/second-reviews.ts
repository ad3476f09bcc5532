import type { Action, SignedInContext } from '#actions/context.ts'
import { qualityWeeks } from '#rules/jobs/second-review.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import * as store from '#store/jobs/second-reviews.ts'

const sampleOf = ({ viewer, config, now }: SignedInContext) => ({
  ...{ viewerId: viewer.id, share: config.qualitySample / 100, now },
})

/** Decisions of others to decide again, without what was decided. */
export const listSecondReviews: Action<'listSecondReviews'> = async (_input, context) => {
  const rows = await store.listSecondReviews(context.db, sampleOf(context))
  return {
    reviews: rows.map(({ posting, ...row }) => ({
      ...row,
      posting: { ...posting, terms: posting.terms ?? undefined },
    })),
  }
}

/** Decides a second time. The first decision stands; who disagrees opens a case or writes to the colleague. */
export const decideSecondReview: Action<'decideSecondReview'> = async ({ params: { id }, body }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const first = orRefuse(await store.findSampledDecision(tx, id, sampleOf(context)), 'second-review-not-found')
    const { outcome, reason = null } = body
    if (!(await store.addSecondReview(tx, { decision_id: id, reviewed_by: viewer.id, outcome, reason, now })))
      throw new RefusalError('second-review-done')
    const { job_id, kind, by_name, decided_at } = first
    const agrees = outcome === kind
    await record(tx, context, 'job:second-review', job_id, { detail: { outcome, agrees } })
    return { agrees, first: { outcome: kind, reason: first.reason, by_name, decided_at } }
  })
}

/** Figures of quality by week. */
export const readQuality: Action<'readQuality'> = async (_input, { db, config, now }) => {
  return { sample_percent: config.qualitySample, weeks: await store.qualityByWeek(db, { weeks: qualityWeeks, now }) }
}
