import type { z } from 'zod'
import type { EmployerFields, TradeName } from '#rules/people/employer-profile.ts'
import { isProofOf, type ProofKind } from '#rules/people/relation-proofs.ts'
import { missingFacts, type VerificationOutcome, verificationState } from '#rules/people/verification.ts'
import { employerProfileView, versionOf } from './employer-profile-view.ts'
import { posterView } from './poster-view.ts'
import type { verification, verificationDecision, verificationRequest } from './verification-endpoints.ts'

type Profile = EmployerFields & {
  verified_at: Date | null
  last_verification: z.input<typeof verificationRequest>['profile']['last_verification']
  updated_at: Date
  trade_names: TradeName[]
  logo_id: string | null
  photo_ids: readonly string[]
}
type Request = {
  asked_at: Date
  outcome: VerificationOutcome | null
  closed_at: Date | null
  reason: string | null
}

/** An employer's status by its profile and its last request, except withdrawn ones. */
export function verificationView(
  profile: Profile | undefined,
  request: Request | undefined,
): z.input<typeof verification> {
  const state = verificationState(profile, request)
  const times = { waiting: request?.asked_at, refused: request?.closed_at, verified: profile?.verified_at }
  return {
    state,
    since: (state in times && times[state as keyof typeof times]) || null,
    reason: state === 'refused' ? (request?.reason ?? null) : null,
    missing: missingFacts(profile),
  }
}

type Waiting = {
  id: string
  employer_id: string
  asked_at: Date
  asked_by_name: string | null
  account_name: string
  email: string
  created_at: Date
  suspended_at: Date | null
  reason: string | null
  closed_at: Date | null
  closed_by_name: string | null
  same_number: z.input<typeof verificationRequest>['same_number']
}
type Poster = Parameters<typeof posterView>[0]
type EmployerRecord = z.input<typeof verificationRequest>['employer_record']

type StoredProof = { kind: ProofKind; proves: string; proved_at: Date }

/** The proofs of an employer that fit what its profile states now. */
export const proofViews = (proofs: readonly StoredProof[] = [], profile: Profile | undefined) =>
  proofs
    .filter((proof) => isProofOf(proof, profile))
    .map(({ kind, proves, proved_at }) => ({ kind, proves, proved_at }))

/** The version of a request with the facts of its employer. */
export const requestVersion = ({ asked_at }: { asked_at: Date }, profile: Profile | undefined): Date =>
  new Date(Math.max(asked_at.getTime(), versionOf(profile)?.getTime() ?? 0))

/** A pending request for administrators. */
export function verificationRequestView(
  row: Waiting,
  about: {
    profile: Profile | undefined
    record: EmployerRecord | undefined
    poster: Poster
    proofs: readonly StoredProof[] | undefined
  },
): z.input<typeof verificationRequest> {
  const { profile, record, poster, proofs } = about
  const { id, employer_id, asked_at, asked_by_name, account_name, email, created_at, suspended_at } = row
  const { reason, closed_at, closed_by_name, same_number } = row
  return {
    ...{ id, employer_id, asked_at, asked_by_name },
    account: { name: account_name, email, created_at, suspended: suspended_at !== null },
    profile: employerProfileView(profile),
    missing: missingFacts(profile),
    updated_at: requestVersion(row, profile),
    poster: posterView(poster),
    proofs: proofViews(proofs, profile),
    same_number,
    employer_record: record ?? { first: true, approved: 0, rejected: 0 },
    former_refusal: reason !== null && closed_at !== null ? { at: closed_at, by_name: closed_by_name, reason } : null,
  }
}

/** The decision on a request, and its author. */
export function verificationDecisionView(
  request: Request & { closed_by_name: string | null },
): z.input<typeof verificationDecision> {
  const { outcome, closed_at: at, closed_by_name: by_name, reason } = request
  return { outcome, at, by_name, reason }
}
