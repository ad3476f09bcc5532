import type { Refusal } from '#rules/refusals.ts'
import { type TradeName, type VerifiedFacts, type VerifiedField, verifiedFields } from './employer-profile.ts'

/** The outcome of a verification request; null while it is pending. */
export const verificationOutcomes = ['verified', 'refused', 'withdrawn'] as const
export type VerificationOutcome = (typeof verificationOutcomes)[number]

/**
 * An employer's verification status. `lost`: it was verified once and no longer is. A withdrawn request does not change
 * it.
 */
export const verificationStates = ['none', 'waiting', 'refused', 'verified', 'lost'] as const
export type VerificationState = (typeof verificationStates)[number]

type Profile = { verified_at: Date | null; last_verification: { at: string } | null }
type Request = { outcome: VerificationOutcome | null; closed_at: Date | null }

/** The status by the profile and the last request, except withdrawn ones. */
export function verificationState(profile: Profile | undefined, request: Request | undefined): VerificationState {
  if (request?.outcome === null) return 'waiting'
  if (profile?.verified_at) return 'verified'
  const last = profile?.last_verification
  const isNewer = !last || (request?.closed_at ?? new Date(0)) > new Date(last.at)
  if (request?.outcome === 'refused' && isNewer) return 'refused'
  return last ? 'lost' : 'none'
}

/** The facts missing for a verification. */
export function missingFacts(profile: VerifiedFacts | undefined): VerifiedField[] {
  return verifiedFields.filter((field) => !profile?.[field])
}

/** The trade names that no operator has looked at. */
export const unseenNames = (profile: { trade_names: readonly TradeName[] } | undefined): string[] =>
  (profile?.trade_names ?? []).flatMap(({ name, verified_at }) => (verified_at === null ? name : []))

/** Why an employer cannot request verification now. */
export function whyNotAsk(
  state: VerificationState,
  { missing, newNames }: { missing: readonly VerifiedField[]; newNames: readonly string[] },
): Refusal | null {
  if (state === 'verified' && newNames.length === 0) return 'employer-verified'
  if (state === 'waiting') return 'verification-waiting'
  return missing.length > 0 ? 'verification-facts-missing' : null
}

/** Why a profile cannot be verified in the version read. */
export function whyNotVerifyAsRead(profile: VerifiedFacts, read: VerifiedFacts): Refusal | null {
  if (missingFacts(profile).length > 0) return 'verification-facts-missing'
  return verifiedFields.every((field) => profile[field] === read[field]) ? null : 'verification-facts-changed'
}
