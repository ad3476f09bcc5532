import type { SignedInContext } from '#actions/context.ts'
import { reviewView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { isStage, stagesOf } from '#rules/jobs/job-stages.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findForOwner, lockColleague, putReview } from '#store/applications/application-reviews.ts'
import { findReceived } from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'

/** Sets an application's tags, rating, responsible team member, stage and what came of an offer. */
export async function reviewApplication(
  { params, body }: ActionInput<'reviewApplication'>,
  context: SignedInContext,
): Promise<ActionResult<'reviewApplication'>> {
  const { db, viewer, now, followUps } = context
  try {
    return await db.transaction().execute(async (tx) => {
      const { assignee_id, stage, offer } = body
      if (typeof assignee_id === 'string' && !(await lockColleague(tx, assignee_id, viewer.employerId)))
        throw new RefusalError('user-not-found')
      const application = await findForOwner(tx, params.id, viewer.employerId)
      if (!application) throw new RefusalError('application-not-found')
      // One that the job does not have any more may stay.
      if (stage && stage !== application.stage && !isStage(stage, stagesOf(application.terms)))
        throw new InvalidInputError([{ fault: 'choice-unknown', path: 'stage' }])
      if (offer && application.status !== 'accepted') throw new RefusalError('offer-needs-acceptance')
      await putReview(tx, params.id, body, now)
      if (stage !== undefined && stage !== application.stage) {
        const { owner_id: employerId, job_id, job_title } = application
        const data = { job_id, job_title, application_id: params.id, stage }
        const event = { employerId, event: 'application.stage-changed', data, now, afterSeconds: 0 } as const
        await queueWebhookEvents(tx, followUps, event)
      }
      await record(tx, context, { action: 'application:review', subject: params.id })
      const stored = await findReceived(tx, { jobId: application.job_id, id: params.id, now })
      if (!stored) throw new RefusalError('application-not-found')
      return { review: reviewView(stored) }
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'application_reviews_application')) throw new RefusalError('application-not-found')
    throw error
  }
}
