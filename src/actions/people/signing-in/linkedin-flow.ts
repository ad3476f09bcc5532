import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { seal, unseal } from '#integrations/sealed-text.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { linkedinSecrets } from '#integrations/social/linkedin.ts'
import { RefusalError } from '#rules/refusals.ts'
import { returnPath } from '#rules/return-path.ts'

type Flow = { state: string; codeVerifier: string; redirect: string; until: number }

const lifetime = 10 * 60 * 1_000

/** Begins LinkedIn's flow: state and PKCE verifier wait in a sealed cookie of this browser. */
export async function startLinkedin(
  { query }: ActionInput<'startLinkedin'>,
  { outside, config, now }: Context,
): Promise<ActionResult<'startLinkedin'>> {
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const secrets = linkedinSecrets()
  const flow: Flow = { ...secrets, redirect: returnPath(query.redirect), until: now.getTime() + lifetime }
  return { location: await outside.linkedin.authorizationUrl(secrets), flow: seal(JSON.stringify(flow), config.secret) }
}

/** Ends LinkedIn's flow: hands the token to /login in the fragment, which no server log sees. */
export async function finishLinkedin(
  { query }: ActionInput<'finishLinkedin'>,
  context: Context,
): Promise<ActionResult<'finishLinkedin'>> {
  const { outside, config, now } = context
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const opened = context.flow && unseal(context.flow, config.secret)
  const flow = opened ? (JSON.parse(opened) as Flow) : null
  const login = (fragment: Record<string, string>) => ({
    location: `${pagePath('login')}#${new URLSearchParams(fragment)}`,
    flow: null,
  })
  const cancelled = query.error === 'user_cancelled_login' || query.error === 'access_denied'
  const linkedin_error = cancelled ? 'cancelled' : 'failed'
  if (!flow || flow.until < now.getTime() || !query.state || query.state !== flow.state)
    return login({ linkedin_error })
  if (!query.code) return login({ linkedin_error, redirect: flow.redirect })
  try {
    const token = await outside.linkedin.exchange({ code: query.code, state: query.state }, flow)
    return login({ linkedin_token: token, redirect: flow.redirect })
  } catch (error) {
    // A browser on its way back expects a page, not an envelope.
    if (error instanceof SocialTokenRefused || error instanceof SocialProviderAway)
      return login({ linkedin_error: 'failed', redirect: flow.redirect })
    throw error
  }
}
