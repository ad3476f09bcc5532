import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'

/** Answers while the process lives. */
export async function readHealth(): Promise<ActionResult<'readHealth'>> {
  return { status: 'ok' }
}

/** Succeeds when this node can serve requests; else the refusal has the reasons. */
export async function readReadiness(
  _input: ActionInput<'readReadiness'>,
  { notReady }: Context,
): Promise<ActionResult<'readReadiness'>> {
  const reasons = await notReady()
  if (reasons.length > 0) throw new RefusalError('unavailable', { data: { reasons } })
  return { status: 'ready' }
}
