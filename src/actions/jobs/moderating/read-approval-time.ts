import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { approvalTime } from '#store/stats/queue-figures.ts'

const thirtyDays = 30 * 24 * 60 * 60 * 1_000

/** How long the approvals of the last 30 days took. */
export async function readApprovalTime(
  _input: ActionInput<'readApprovalTime'>,
  { db, now }: Context,
): Promise<ActionResult<'readApprovalTime'>> {
  const { count, median_seconds } = await approvalTime(db, new Date(now.getTime() - thirtyDays))
  return { count, median_days: median_seconds === null ? null : Math.round(median_seconds / 8_640) / 10 }
}
