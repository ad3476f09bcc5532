import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { ownReports } from '#store/jobs/job-reports.ts'

/** The signed-in user's reports. */
export async function listMyReports(
  _input: ActionInput<'listMyReports'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyReports'>> {
  return { reports: await ownReports(db, viewer.id) }
}
