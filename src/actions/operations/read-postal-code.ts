import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { addressOfPostalCode } from '#rules/places/postal-codes.ts'
import { RefusalError } from '#rules/refusals.ts'

/** The address that a postal code names. */
export async function readPostalCode({
  params,
}: ActionInput<'readPostalCode'>): Promise<ActionResult<'readPostalCode'>> {
  const address = addressOfPostalCode(params.code)
  if (!address) throw new RefusalError('postal-code-not-found')
  return address
}
