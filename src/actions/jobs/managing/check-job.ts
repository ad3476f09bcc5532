import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews } from '#contract/jobs/finding-view.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { findingsOfPosting, inTurnToCheck } from '#store/jobs/job-findings.ts'

/** Checks a posting while it is being written; stores nothing. */
export async function checkJob(
  { body }: ActionInput<'checkJob'>,
  context: SignedInContext,
): Promise<ActionResult<'checkJob'>> {
  const { db, viewer, now } = context
  const account = { ownerId: viewer.employerId, now }
  const findings = await inTurnToCheck(context, () => findingsOfPosting(db, withMonthlySalary(body), account))
  return { findings: findingViews(findings) }
}
