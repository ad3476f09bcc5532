import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { listBlockedJobIds as list } from '#store/people/blocked-employers.ts'

/** Public jobs that this viewer's lists leave out. */
export async function listBlockedJobIds(
  _input: ActionInput<'listBlockedJobIds'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listBlockedJobIds'>> {
  return { ids: await list(db, viewer.id, tokyoDate(now), limits.blockedJobIds) }
}
