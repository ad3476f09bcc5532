import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews } from '#contract/jobs/finding-view.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'

/** Checks a posting while it is being written; stores nothing. */
export async function checkJob(
  { body }: ActionInput<'checkJob'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'checkJob'>> {
  const findings = await findingsOfPosting(db, withMonthlySalary(body), { ownerId: viewer.employerId, now })
  return { findings: findingViews(findings) }
}
