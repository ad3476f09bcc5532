import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  email,
  instant,
  named,
  optionalText,
  pageFacts,
  paging,
  requiredLines,
  requiredText,
} from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { limits } from '#rules/limits.ts'
import { verifiedFields } from '#rules/people/employer-profile.ts'
import { proofKinds } from '#rules/people/relation-proofs.ts'
import { verificationOutcomes, verificationStates } from '#rules/people/verification.ts'
import { confirmation } from '#words/confirmations.ts'
import { moderatedEmployer, verificationInput } from './employer-profile.ts'
import { poster } from './poster.ts'
import { oneTimeCode } from './second-factor.ts'

/** An employer's verification status. */
export const verification = named('Verification', {
  /** `lost`: it was verified once and no longer is. */
  state: z.enum(verificationStates),
  /** When it was requested, refused or verified; null otherwise. */
  since: instant.nullable(),
  /** The reason of a refusal. */
  reason: z.string().nullable(),
  /** The facts missing for a verification. */
  missing: z.array(z.enum(verifiedFields)),
})

const outcome = z.enum(verificationOutcomes).nullable()

/** What an employer proved: the host of its website by mail, or its address by letter. */
const proof = z.object({ kind: z.enum(proofKinds), proves: z.string(), proved_at: instant })
const proofs = z.array(proof)

/** A pending request with the employer's current facts. */
export const verificationRequest = named('VerificationRequest', {
  id: z.string(),
  employer_id: z.string(),
  asked_at: instant,
  /** The team member who asked; null when the account is gone. */
  asked_by_name: z.string().nullable(),
  account: z.object({ name: z.string(), email: z.string(), created_at: instant, suspended: z.boolean() }),
  profile: moderatedEmployer,
  missing: z.array(z.enum(verifiedFields)),
  poster,
  proofs,
  /** Other accounts with the same corporate number, verified ones first; at most 5. */
  same_number: z.array(z.object({ name: z.string(), email: z.string(), verified: z.boolean() })),
  /** Decisions on the employer's jobs, counted up to 100; `first`: none was ever approved. */
  employer_record: z.object({ first: z.boolean(), approved: z.number(), rejected: z.number() }),
  /** The version that a decision names: changes with what the employer states and proves. */
  updated_at: instant,
  /** The last refused request. */
  former_refusal: z.object({ at: instant, by_name: z.string().nullable(), reason: z.string() }).nullable(),
})

/** Another administrator's decision on a request. */
export const verificationDecision = z.object({
  outcome,
  at: instant.nullable(),
  by_name: z.string().nullable(),
  reason: z.string().nullable(),
})

const own = z.object({ verification })

const byCode = {
  access: 'verification:ask',
  body: z.object({ code: oneTimeCode }),
  output: z.object({ proofs }),
  refusals: ['code-wrong', 'relation-code-over', 'too-many-tries'],
  message: '企業との関係を確認しました',
  changes: reads.verification,
} as const
const decided = ['verification-request-not-found', 'employer-not-found', 'verification-decided'] as const

/** Why an employer is not verified. */
export const refuseVerificationInput = z.object({
  reason: requiredLines(limits.verificationReason),
  version: verificationInput.shape.version,
})

/** Employers request verification, and administrators decide. */
export const verificationEndpoints = {
  readVerification: endpoint({
    address: 'GET /api/employer/verification',
    summary: 'Whether the own employer is verified, waits for it, or was refused and why',
    access: 'employer-profile:own',
    output: own.extend({ proofs }),
  }),
  askForVerification: endpoint({
    address: 'POST /api/employer/verification',
    summary: 'Ask the operator to verify the own employer, once name, corporate number and address are stated',
    access: 'verification:ask',
    output: own,
    status: 201,
    refusals: ['verification-facts-missing', 'verification-waiting', 'employer-verified'],
    message: '企業の確認を申請しました',
    changes: reads.verification,
  }),
  sendDomainCode: endpoint({
    address: 'POST /api/employer/verification/domain',
    summary: "Mail a code to an address at the host of the employer's website, to prove the relation",
    access: 'verification:ask',
    body: z.object({ email }),
    output: z.object({ host: z.string(), expires_at: instant }),
    refusals: ['code-needs-confirmed-email', 'website-missing', 'too-many-tries'],
    message: '確認コードをメールで送信しました',
    changes: [],
  }),
  confirmDomainCode: endpoint({
    address: 'POST /api/employer/verification/domain/confirm',
    summary: 'Type the mailed code; a fifth wrong one voids it',
    ...byCode,
  }),
  confirmLetterCode: endpoint({
    address: 'POST /api/employer/verification/letter/confirm',
    summary: 'Type the code of the letter that the operator sent to the address of the profile',
    ...byCode,
  }),
  makeLetterCode: endpoint({
    address: 'POST /api/admin/employers/:id/letter-code',
    summary: "Make the code for a letter to an employer's address, by the account's id; the operator sends it",
    access: 'employer:verify',
    unknownId: 'employer-not-found',
    output: z.object({ code: z.string(), address: z.string(), expires_at: instant }),
    refusals: ['verification-facts-missing'],
    message: '郵便で送る確認コードを作成しました',
    changes: [],
  }),
  withdrawVerification: endpoint({
    address: 'DELETE /api/employer/verification',
    summary: 'Withdraw the own request that waits',
    access: 'verification:ask',
    output: own,
    refusals: ['verification-not-waiting'],
    message: '申請を取り消しました',
    changes: reads.verification,
  }),
  listOwnVerificationRequests: endpoint({
    address: 'GET /api/employer/verification-requests',
    summary: 'What the own employer asked for so far and what became of it, newest first',
    access: 'employer-profile:own',
    query: z.object({ ...paging }),
    output: z.object({
      requests: z.array(
        z.object({
          id: z.string(),
          asked_at: instant,
          outcome,
          closed_at: instant.nullable(),
          reason: z.string().nullable(),
        }),
      ),
      ...pageFacts,
    }),
    list: 'requests',
  }),
  listVerificationRequests: endpoint({
    address: 'GET /api/admin/verification-requests',
    summary: 'Employers that wait for being verified, the oldest request first; `q` looks for name, company and email',
    access: 'employer:verify',
    query: z.object({ q: optionalText(limits.keyword).optional(), ...paging }),
    output: z.object({ requests: z.array(verificationRequest), ...pageFacts }),
    list: 'requests',
  }),
  acceptVerificationRequest: endpoint({
    address: 'POST /api/admin/verification-requests/:id/accept',
    summary:
      'Verify the employer of a request, with the facts as they were read, and with `version` (its `updated_at`) only in that version; the second administrator is told who was first',
    access: 'employer:verify',
    unknownId: 'verification-request-not-found',
    body: verificationInput.extend({
      name: requiredText(limits.employer.name, 'company-required'),
      corporate_number: requiredText(limits.employer.text),
      address: requiredText(limits.address),
    }),
    output: z.object({ profile: moderatedEmployer }),
    refusals: [...decided, 'verification-facts-missing', 'verification-facts-changed', 'company-unproven'],
    message: confirmation.employerVerified,
    changes: [...reads.employers, ...reads.jobs],
  }),
  refuseVerificationRequest: endpoint({
    address: 'POST /api/admin/verification-requests/:id/refuse',
    summary: 'Refuse a request with a reason that the employer reads; the second administrator is told who was first',
    access: 'employer:verify',
    unknownId: 'verification-request-not-found',
    body: refuseVerificationInput,
    output: z.object({ profile: moderatedEmployer }),
    refusals: [...decided, 'verification-facts-changed'],
    message: '「確認済み」を見送りました',
    changes: reads.employers,
  }),
}
