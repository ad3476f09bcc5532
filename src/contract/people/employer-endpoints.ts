import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/fields.ts'
import { employerProfile, employerProfileInput, moderatedEmployer, verificationInput } from './employer-profile.ts'

const anEmployer = { params: z.object({ id }), unknownId: 'employer-not-found' } as const
const moderated = z.object({ profile: moderatedEmployer })

/** Employers' profiles and their verification. */
export const employerEndpoints = {
  readEmployerProfile: endpoint({
    summary: "The own account's profile as an employer; all null before anything was saved",
    access: 'employer-profile:own',
    output: z.object({ profile: employerProfile }),
    status: 200,
    refusals: [],
  }),
  updateEmployerProfile: endpoint({
    summary:
      'Change the profile as an employer; absent members keep their value, null clears. A change of name, corporate number or address ends the verification',
    access: 'employer-profile:edit',
    body: employerProfileInput,
    output: z.object({ profile: employerProfile }),
    status: 200,
    refusals: [],
  }),
  readEmployer: endpoint({
    summary: "An employer's profile by the account's id, with what was verified last",
    access: 'user:manage',
    ...anEmployer,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
  verifyEmployer: endpoint({
    summary: "Mark an employer as verified, by the account's id; readers see 確認済みの企業",
    access: 'user:manage',
    ...anEmployer,
    body: verificationInput,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
  unverifyEmployer: endpoint({
    summary: "Take the mark of an employer away, by the account's id",
    access: 'user:manage',
    ...anEmployer,
    body: verificationInput,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
}
