import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { NotAnImage } from '#integrations/images.ts'
import { SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { addressOfPostalCode } from '#rules/places/postal-codes.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'

/** Answers while the process lives. */
export async function readHealth(): Promise<ActionResult<'readHealth'>> {
  return { status: 'ok' }
}

/** Succeeds when this node can serve requests; else the refusal has the reasons. */
export async function readReadiness(
  _input: ActionInput<'readReadiness'>,
  { notReady }: Context,
): Promise<ActionResult<'readReadiness'>> {
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
export async function readPostalCode({
  params,
}: ActionInput<'readPostalCode'>): Promise<ActionResult<'readPostalCode'>> {
  const address = addressOfPostalCode(params.code)
  if (!address) throw new RefusalError('postal-code-not-found')
  return address
}
