import type { Action } from '#actions/context.ts'
import { NotAnImage } from '#integrations/images.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { addressOfPostalCode } from '#rules/places/postal-codes.ts'
import { orRefuse, type Refusal, RefusalError } from '#rules/refusals.ts'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'

/** Answers while the process lives. */
export const readHealth: Action<'readHealth'> = async () => {
  return { status: 'ok' }
}

/** Succeeds when this node can serve requests; else the refusal has the reasons. */
export const readReadiness: Action<'readReadiness'> = async (_input, { notReady }) => {
  const reasons = await notReady()
  if (reasons.length > 0) throw new RefusalError('unavailable', { data: { reasons } })
  return { status: 'ready' }
}

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

/** The address that a postal code names. */
export const readPostalCode: Action<'readPostalCode'> = async ({ params }) => {
  return orRefuse(addressOfPostalCode(params.code), 'postal-code-not-found')
}
