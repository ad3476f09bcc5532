import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'

/** The configured social sign-ins. */
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
