import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { ownReports } from '#store/jobs/job-reports.ts'

/** What the signed-in user has reported. */
export async function listMyReports(
  _input: ActionInput<'listMyReports'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyReports'>> {
  return { reports: await ownReports(db, viewer.id) }
}
