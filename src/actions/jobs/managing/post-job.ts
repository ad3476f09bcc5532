import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews, refuseStopped } from '#contract/jobs/finding-view.ts'
import { checkedJobView } from '#contract/jobs/job-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { publicationOf } from '#rules/jobs/publish-at.ts'
import { withCategory } from '#rules/occupations/job-occupations.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { saveCheck } from '#store/jobs/job-checks.ts'
import { findingsOfPosting, inTurnToCheck } from '#store/jobs/job-findings.ts'
import { findJob, insertJob } from '#store/jobs/jobs.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { isStillMember } from '#store/people/team-members.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Posts a job, which always needs approval. */
export async function postJob(
  { body }: ActionInput<'postJob'>,
  context: SignedInContext,
): Promise<ActionResult<'postJob'>> {
  const { db, viewer, now, config } = context
  if (body.deadline !== null && body.deadline < tokyoDate(now)) {
    throw new InvalidInputError([{ fault: 'deadline-past', path: 'deadline' }])
  }
  const { publish_at: _, ...posting } = body
  const publication = publicationOf(body, now)
  const fields = withCategory(withMonthlySalary(posting))
  const account = { ownerId: viewer.employerId, now }
  const findings = await inTurnToCheck(context, () => findingsOfPosting(db, fields, account))
  refuseStopped(findings, { rules: config.postingRules, at: 'submission' })
  refuseTooMany(await takeAttempt(db, `posting:${viewer.employerId}`, config.allowances.postingsPerEmployer, now))

  const id = v7()
  try {
    return await db.transaction().execute(async (tx) => {
      // Wait for a concurrent suspension, which would not stop a job posted in the same moment.
      const suspended = await lockSuspension(tx, viewer.employerId)
      if (suspended || !(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
      const of = { owner_id: viewer.employerId, posted_by: viewer.id }
      await insertJob(tx, { ...fields, ...publication, ...of, id, created_at: now, updated_at: now })
      await saveCheck(tx, id, findings)
      await record(tx, context, { action: 'job:post', subject: id })
      const job = await findJob(tx, id)
      if (!job) throw new RefusalError('job-not-found')
      return { job: checkedJobView(job, viewer, findings), findings: findingViews(findings) }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}
