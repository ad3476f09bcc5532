import { NotAnImage } from '#integrations/images.ts'
import { PicturesBusy } from '#integrations/pictures/job-pictures.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'

/** Seconds after which a client may well try again when the database is away. */
const soon = 2

/** What a failure of the world outside is called on the wire; undefined for a failure that nobody foresaw. */
export function knownFailure(error: unknown): RefusalError | undefined {
  if (error instanceof RefusalError) return error
  if (isDatabaseAway(error)) return new RefusalError('unavailable', { retryAfter: soon })
  if (isDatabaseSlow(error)) return new RefusalError('overloaded', { retryAfter: soon })
  const refusal = refusalOf(error)
  return refusal && new RefusalError(refusal)
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof PicturesBusy) return 'overloaded'
  if (error instanceof NotAnImage) return 'not-an-image'
  if (error instanceof SocialTokenRefused) return 'social-token-refused'
  if (error instanceof SocialProviderAway) return 'social-provider-away'
  return undefined
}
