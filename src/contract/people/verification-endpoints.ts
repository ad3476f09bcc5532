import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, optionalText, pageFacts, paging, requiredLines, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { verifiedFields } from '#rules/people/employer-profile.ts'
import { verificationOutcomes, verificationStates } from '#rules/people/verification.ts'
import { moderatedEmployer, verificationInput } from './employer-profile.ts'

/** How an employer stands with the operator. */
export const verification = z
  .object({
    /** `lost`: it was verified once, and is not any more. */
    state: z.enum(verificationStates),
    /** When it was asked, refused or verified; null otherwise. */
    since: instant.nullable(),
    /** Why it was refused. */
    reason: z.string().nullable(),
    /** What has to be stated before anybody can verify it. */
    missing: z.array(z.enum(verifiedFields)),
  })
  .meta({ id: 'Verification' })

const outcome = z.enum(verificationOutcomes).nullable()

/** A request that waits, with what is true of the employer now. */
export const verificationRequest = z
  .object({
    id: z.string(),
    employer_id: z.string(),
    asked_at: instant,
    /** Who of the employer asked; null when that person is gone. */
    asked_by_name: z.string().nullable(),
    account: z.object({ name: z.string(), email: z.string(), created_at: instant, suspended: z.boolean() }),
    profile: moderatedEmployer,
    missing: z.array(z.enum(verifiedFields)),
    /** Other accounts that state the same corporate number, those that are verified first; at most 5. */
    same_number: z.array(z.object({ name: z.string(), email: z.string(), verified: z.boolean() })),
    /** Decisions on the employer's jobs, counted up to 100; `first`: no job of theirs was ever approved. */
    employer_record: z.object({ first: z.boolean(), approved: z.number(), rejected: z.number() }),
    /** The last request that was refused. */
    former_refusal: z.object({ at: instant, by_name: z.string().nullable(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'VerificationRequest' })

/** What somebody else has made of a request. */
export const verificationDecision = z.object({
  outcome,
  at: instant.nullable(),
  by_name: z.string().nullable(),
  reason: z.string().nullable(),
})

const own = z.object({ verification })
const oneRequest = { params: z.object({ id }), unknownId: 'verification-request-not-found' } as const
const decided = ['verification-request-not-found', 'employer-not-found', 'verification-decided'] as const

/** Why an employer is not verified. */
export const refuseVerificationInput = z.object({
  reason: requiredLines(limits.verificationReason),
})

/** Employers ask to be verified, and administrators decide on it. */
export const verificationEndpoints = {
  readVerification: endpoint({
    summary: 'Whether the own employer is verified, waits for it, or was refused and why',
    access: 'employer-profile:own',
    output: own,
    status: 200,
    refusals: [],
  }),
  askForVerification: endpoint({
    summary: 'Ask the operator to verify the own employer, once name, corporate number and address are stated',
    access: 'verification:ask',
    output: own,
    status: 201,
    refusals: ['verification-facts-missing', 'verification-waiting', 'employer-verified'],
  }),
  withdrawVerification: endpoint({
    summary: 'Withdraw the own request that waits',
    access: 'verification:ask',
    output: own,
    status: 200,
    refusals: ['verification-not-waiting'],
  }),
  listOwnVerificationRequests: endpoint({
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
    status: 200,
    refusals: [],
  }),
  listVerificationRequests: endpoint({
    summary: 'Employers that wait for being verified, the oldest request first; `q` looks for name, company and email',
    access: 'user:manage',
    query: z.object({ q: optionalText(limits.keyword).optional(), ...paging }),
    output: z.object({ requests: z.array(verificationRequest), ...pageFacts }),
    list: 'requests',
    status: 200,
    refusals: [],
  }),
  acceptVerificationRequest: endpoint({
    summary:
      'Verify the employer of a request, with the facts as they were read; whoever comes second is told who was first',
    access: 'user:manage',
    ...oneRequest,
    body: verificationInput.extend({
      name: requiredText(limits.employer.name, 'company-required'),
      corporate_number: requiredText(limits.employer.text),
      address: requiredText(limits.address),
    }),
    output: z.object({ profile: moderatedEmployer }),
    status: 200,
    refusals: [...decided, 'verification-facts-missing', 'verification-facts-changed'],
  }),
  refuseVerificationRequest: endpoint({
    summary: 'Refuse a request with a reason that the employer reads; whoever comes second is told who was first',
    access: 'user:manage',
    ...oneRequest,
    body: refuseVerificationInput,
    output: z.object({ profile: moderatedEmployer }),
    status: 200,
    refusals: [...decided],
  }),
}
