import { NotAnImage } from '#integrations/images.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'

/** Seconds to wait before a retry while the database is away or a queue is full. */
const soon = 2

/** The refusal for an expected failure of the database or an integration; undefined for others. */
export function knownFailure(error: unknown): RefusalError | undefined {
  if (error instanceof RefusalError) return error
  if (isDatabaseAway(error)) return new RefusalError('unavailable', { retryAfter: soon })
  if (isDatabaseSlow(error)) return new RefusalError('overloaded', { retryAfter: soon })
  const refusal = refusalOf(error)
  return refusal && new RefusalError(refusal)
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof NotAnImage) return 'not-an-image'
  if (error instanceof SocialTokenRefused) return 'social-token-refused'
  if (error instanceof SocialProviderAway) return 'social-provider-away'
  return undefined
}
