import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'

/** Which social sign-ins the operator has set up. */
export async function readSocialProviders(
  _input: ActionInput<'readSocialProviders'>,
  { outside }: Context,
): Promise<ActionResult<'readSocialProviders'>> {
  return {
    google_client_id: outside.google?.clientId ?? null,
    google_script_url: outside.google?.scriptUrl ?? null,
    linkedin: outside.linkedin !== null,
  }
}
