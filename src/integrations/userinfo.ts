import { z } from 'zod'
import { limits } from '#rules/limits.ts'
import { isEmail } from '#rules/people/email.ts'
import { type SocialIdentity, SocialTokenRefused } from './social.ts'

/** Google and LinkedIn send booleans here and there as text. */
export const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** OpenID Connect Core 5.3.2, as far as we read it. */
export const userinfo = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: truth.nullish(),
  picture: z.string().nullish(),
})

/** The person behind a userinfo answer; throws SocialTokenRefused when there is no verified email. */
export function identity(provider: SocialIdentity['provider'], info: z.infer<typeof userinfo>): SocialIdentity {
  const { sub, email, email_verified, picture } = info
  if (!email || !isEmail(email) || email.length > limits.email) throw new SocialTokenRefused('no email')
  if (email_verified !== true) throw new SocialTokenRefused('the email is not verified')
  const name = (info.name?.trim() || email.slice(0, email.indexOf('@'))).slice(0, limits.name.max)
  return { provider, subject: sub, email, name, ...(picture?.startsWith('https://') ? { picture_url: picture } : {}) }
}
