import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { keyState } from '#rules/people/api-keys.ts'
import { listApiKeys as list } from '#store/people/api-keys.ts'

/** The API keys of the viewer's employer. */
export async function listApiKeys(
  _input: ActionInput<'listApiKeys'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listApiKeys'>> {
  const keys = await list(db, viewer.employerId)
  return { keys: keys.map((key) => ({ ...key, state: keyState(key, now) })) }
}
