import type { Action, Context } from '#actions/context.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { seal, unseal } from '#integrations/sealed-text.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { linkedinSecrets } from '#integrations/social/linkedin.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { returnPath } from '#rules/return-path.ts'
import { addressKey, consumeAllowance } from '#store/throttles.ts'

/** The contents of a sealed cookie in the browser that began: first the flow's secrets, then its token. */
type Flow = { until: number } & (
  | { step: 'begun'; state: string; codeVerifier: string; redirect: string }
  | { step: 'returned'; accessToken: string }
)

const lifetime = { begun: 10 * 60 * 1_000, returned: 2 * 60 * 1_000 }

const sealed = (flow: Flow, { config }: Context) => seal(JSON.stringify(flow), config.secret)

/** The flow in the cookie if it is at this step and not expired. */
function flowAt<Step extends Flow['step']>(step: Step, { flow, config, now }: Context) {
  const opened = flow && unseal(flow, config.acceptedSecrets)
  const found = opened ? (JSON.parse(opened) as Flow) : null
  const isThere = found?.step === step && found.until >= now.getTime()
  return isThere ? (found as Extract<Flow, { step: Step }>) : null
}

/** Starts LinkedIn's flow: state and PKCE verifier wait in a sealed cookie of this browser. */
export const startLinkedin: Action<'startLinkedin'> = async ({ query }, context) => {
  const { outside, now } = context
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const secrets = linkedinSecrets()
  const until = now.getTime() + lifetime.begun
  return {
    location: await outside.linkedin.authorizationUrl(secrets),
    flow: sealed({ step: 'begun', ...secrets, redirect: returnPath(query.redirect), until }, context),
  }
}

/**
 * Finishes LinkedIn's flow. The token waits in the cookie: a token in the address could be sent as a link, which would
 * sign its reader in to the sender's account.
 */
export const finishLinkedin: Action<'finishLinkedin'> = async ({ query }, context) => {
  const { outside, now } = context
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const begun = flowAt('begun', context)
  const login = (fragment: Record<string, string>, flow: string | null = null) => ({
    location: `${pagePath('login')}#${new URLSearchParams(fragment)}`,
    flow,
  })
  const cancelled = query.error === 'user_cancelled_login' || query.error === 'access_denied'
  const linkedin_error = cancelled ? 'cancelled' : 'failed'
  if (!begun || !query.state || query.state !== begun.state) return login({ linkedin_error })
  const { redirect } = begun
  if (!query.code) return login({ linkedin_error, redirect })
  const { db, address, config } = context
  const asked = await consumeAllowance(
    db,
    addressKey('social', address),
    config.allowances.socialSignInsPerAddress,
    now,
  )
  if (!asked.allowed) return login({ linkedin_error: 'failed', redirect })
  try {
    const accessToken = await outside.linkedin.exchange({ code: query.code, state: query.state }, begun)
    const until = now.getTime() + lifetime.returned
    return login({ linkedin: 'returned', redirect }, sealed({ step: 'returned', accessToken, until }, context))
  } catch (error) {
    // A returning browser expects a page, not an envelope.
    if (error instanceof SocialTokenRefused || error instanceof SocialProviderAway)
      return login({ linkedin_error: 'failed', redirect })
    throw error
  }
}

/** Passes the token to the browser that began the flow; its /login page signs in with it. */
export const takeLinkedinToken: Action<'takeLinkedinToken'> = async (_input, context) => {
  if (!context.outside.linkedin) throw new RefusalError('social-not-set-up')
  const returned = orRefuse(flowAt('returned', context), 'social-token-refused')
  return { accessToken: returned.accessToken }
}
