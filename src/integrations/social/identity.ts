import { z } from 'zod'
import { limits } from '#rules/limits.ts'
import { cleanEmail, isEmail } from '#rules/people/email.ts'
import { visibleLine } from '#rules/visible-text.ts'

/** Who signed in at a provider. `subject` never changes there; `email` was verified by the provider. */
export type SocialIdentity = {
  provider: 'google' | 'linkedin'
  subject: string
  email: string
  name: string
}

/** The token is unknown to the provider, expired, issued to another client, or of a person without a verified email. */
export class SocialTokenRefused extends Error {
  override name = 'SocialTokenRefused'
}

/** The provider is unreachable, too slow, failing, or does not accept our own credentials. */
export class SocialProviderAway extends Error {
  override name = 'SocialProviderAway'
}

/** Google and LinkedIn send some booleans as text. */
export const textOrBoolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** The claims of OpenID Connect Core 5.3.2 that we read. */
export const userinfo = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: textOrBoolean.nullish(),
})

/** The person behind a userinfo answer; throws SocialTokenRefused when there is no verified email. */
export function identityOf(provider: SocialIdentity['provider'], info: z.infer<typeof userinfo>): SocialIdentity {
  const { sub, email, email_verified } = info
  if (!email || cleanEmail(email) !== email || !isEmail(email) || email.length > limits.email)
    throw new SocialTokenRefused('no email')
  if (email_verified !== true) throw new SocialTokenRefused('the email is not verified')
  const named = visibleLine(info.name ?? '') || visibleLine(email.slice(0, email.indexOf('@')))
  const name = named.slice(0, limits.name.max).toWellFormed()
  return { provider, subject: sub, email, name }
}

/** The answer in the form that is expected; the error holds neither a token nor an address. */
export function parseAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const answer = schema.safeParse(body)
  if (answer.success) return answer.data
  throw new SocialProviderAway('the provider answered in an unknown form', { cause: answer.error })
}

/** The error for a failed request; status 0 is no answer at all. With `withSecret` a 401 is about our client secret. */
export function errorOfStatus(status: number, { withSecret, cause }: { withSecret: boolean; cause?: unknown }): Error {
  if (status === 401 && withSecret) return new SocialProviderAway('the provider refused our client credentials')
  if ([400, 401, 403].includes(status)) return new SocialTokenRefused(`the provider answered ${status}`)
  return new SocialProviderAway(status === 0 ? 'no answer from the provider' : `the provider answered ${status}`, {
    cause,
  })
}

/** Sends a request that changes nothing, and once more when the provider was away. */
export async function trySecondTime<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof SocialProviderAway) return request()
    throw error
  }
}
