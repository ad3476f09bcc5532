import { z } from 'zod'
import { instant, named } from '#contract/fields.ts'
import { employerPhoto } from '#contract/people/employer-profile.ts'

/**
 * The company of a job: the sample company of that name, else the employer's statements; absent when nothing is stated.
 */
export const companyInfo = named('CompanyInfo', {
  name: z.string(),
  /** Whether the operator has verified the employer under this name. */
  verified: z.boolean(),
  /** Since when, on a job's own page. */
  verified_at: instant.optional(),
  industry: z.string().optional(),
  size: z.string().optional(),
  description: z.string().optional(),
  website: z.string().optional(),
  founded_year: z.number().optional(),
  /** Out of 5.0; only for sample companies. */
  rating: z.number().optional(),
  /** Of the employer's profile; absent when there is none. */
  logo_url: z.string().optional(),
  photos: z.array(employerPhoto).optional(),
})

const text = z.string().nullable()

/** 募集者, whom the law requires a posting to name, from the employer's profile; null is not stated. */
export const employerLines = named('EmployerLines', {
  /** The account of the profile; it has a page where a name is stated. */
  id: z.string(),
  name: text,
  postal_code: text,
  address: text,
  phone: text,
  email: text,
  form_url: text,
  dispatch_license: text,
  verified: z.boolean(),
  /** Whether the name is the posting's company, however that is written. */
  is_company: z.boolean(),
})
