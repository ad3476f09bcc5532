import { z } from 'zod'
import { limits } from '#rules/limits.ts'
import { cleanEmail, isEmail } from '#rules/people/email.ts'
import { visibleLine } from '#rules/visible-text.ts'

/** Who signed in with a provider. `subject` never changes; the provider verified `email`. */
export type SocialIdentity = {
  provider: 'google' | 'linkedin'
  subject: string
  email: string
  name: string
}

/** The token is unknown, expired, for another client, or of a person without a verified email. */
export class SocialTokenRefused extends Error {
  override name = 'SocialTokenRefused'
}

/** The provider is unreachable, slow or failing, or refuses our credentials. */
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

/** The person of a userinfo response; throws SocialTokenRefused without a verified email. */
export function identityOf(provider: SocialIdentity['provider'], info: z.infer<typeof userinfo>): SocialIdentity {
  const { sub, email, email_verified } = info
  if (!email || cleanEmail(email) !== email || !isEmail(email) || email.length > limits.email)
    throw new SocialTokenRefused('no email')
  if (email_verified !== true) throw new SocialTokenRefused('the email is not verified')
  const named = visibleLine(info.name ?? '') || visibleLine(email.slice(0, email.indexOf('@')))
  const name = named.slice(0, limits.name.max).toWellFormed()
  return { provider, subject: sub, email, name }
}

/** The response parsed by the schema; the error contains neither token nor address. */
export function parseAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const answer = schema.safeParse(body)
  if (answer.success) return answer.data
  throw new SocialProviderAway('the provider answered in an unknown form', { cause: answer.error })
}

/** The error for a failed request; status 0 means no response. With `withSecret` a 401 means a wrong client secret. */
export function errorOfStatus(status: number, { withSecret, cause }: { withSecret: boolean; cause?: unknown }): Error {
  if (status === 401 && withSecret) return new SocialProviderAway('the provider refused our client credentials')
  if ([400, 401, 403].includes(status)) return new SocialTokenRefused(`the provider answered ${status}`)
  return new SocialProviderAway(status === 0 ? 'no answer from the provider' : `the provider answered ${status}`, {
    cause,
  })
}

/** Sends a request without side effects, and repeats it once when the provider was away. */
export async function trySecondTime<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof SocialProviderAway) return request()
    throw error
  }
}
