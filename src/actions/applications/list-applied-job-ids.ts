import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listAppliedJobIds as readIds } from '#store/applications/own-applications.ts'

const mostIds = 1_000

/** Ids of the jobs that the caller applied to, so that every list can mark them. */
export async function listAppliedJobIds(
  _input: ActionInput<'listAppliedJobIds'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listAppliedJobIds'>> {
  return { ids: await readIds(db, viewer.id, mostIds) }
}
