import { z } from 'zod'
import { amount } from '#contract/amount.ts'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named, optionalText, pageFacts, paging } from '#contract/fields.ts'
import { listedJob } from '#contract/jobs/job.ts'
import { limits } from '#rules/limits.ts'
import { employerPhoto } from './employer-profile.ts'

const text = z.string().nullable()

/** An employer in lists; `id` is the account of its profile. */
export const listedEmployer = named('ListedEmployer', {
  id: z.string(),
  name: z.string(),
  industry: text,
  size: text,
  address: text,
  website: text,
  /** The beginning of it in lists. */
  about: text,
  logo_url: text,
  /** Since when the operator has verified it; null when it is not. */
  verified_at: instant.nullable(),
  /** The number of its public jobs. */
  jobs_total: z.number(),
})

/** The public facts of an employer's profile; null is not stated. */
export const publicEmployer = named('PublicEmployer', {
  ...listedEmployer.shape,
  name_kana: text,
  corporate_number: text,
  representative: text,
  postal_code: text,
  phone: text,
  email: text,
  form_url: text,
  founded_year: z.number().nullable(),
  dispatch_license: text,
  photos: z.array(employerPhoto),
  /** How many people follow it; null below ten. */
  followers: z.number().nullable(),
})

/** Employers as everybody reads them: those that state a name and are not suspended. */
export const publicEmployerEndpoints = {
  readPublicEmployer: endpoint({
    address: 'GET /api/employers/:id',
    summary:
      "The public facts of an employer's profile, by the account's id, and the `newest` of its public jobs; 404 without a name, or suspended",
    access: 'public',
    unknownId: 'employer-not-found',
    query: z.object({ newest: amount(12).optional() }),
    output: z.object({ employer: publicEmployer, jobs: z.array(listedJob) }),
  }),
  listEmployers: endpoint({
    address: 'GET /api/employers',
    summary:
      'Employers with a public job, the newest job first; `q` looks in name, text and address, `industry` in the industry',
    access: 'public',
    query: z.object({
      ...paging,
      q: optionalText(limits.keyword).optional(),
      industry: optionalText(limits.employer.text).optional(),
    }),
    output: z.object({ employers: z.array(listedEmployer), ...pageFacts }),
    refusals: ['too-many-tries'],
  }),
}
