import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { isReachable } from '#store/database/reachable.ts'

/** Answers while the process lives. */
export async function readHealth(): Promise<ActionResult<'readHealth'>> {
  return { status: 'ok' }
}

/** Answers when the database answers. */
export async function readReadiness(
  _input: ActionInput<'readReadiness'>,
  { db }: Context,
): Promise<ActionResult<'readReadiness'>> {
  if (!(await isReachable(db))) throw new RefusalError('unavailable')
  return { status: 'ready' }
}
