import type { Allowances, Context } from '#actions/context.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import { addressKey, checkAttempt } from '#store/throttles.ts'

/** The throttles that these calls count by address. */
const counted: { [Name in EndpointName]?: [what: string, allowance: keyof Allowances] } = {
  signIn: ['sign-in', 'wrongSignInsPerAddress'],
  register: ['sign-up', 'signUpsPerAddress'],
  forgotPassword: ['reset', 'resetsPerAddress'],
  signInWithGoogle: ['social', 'socialSignInsPerAddress'],
  signInWithLinkedin: ['social', 'socialSignInsPerAddress'],
  contactOperator: ['contact', 'contactsPerAddress'],
}

/** Refuses an address beyond its limit before reading the call; counts nothing. */
export async function refuseAddress(
  name: EndpointName,
  { db, address, now, config }: Pick<Context, 'db' | 'address' | 'now' | 'config'>,
): Promise<void> {
  const [what, allowance] = counted[name] ?? []
  if (!what || !allowance) return
  refuseTooMany(await checkAttempt(db, addressKey(what, address), config.allowances[allowance], now))
}
