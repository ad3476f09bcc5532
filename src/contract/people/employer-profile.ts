import { z } from 'zod'
import { fault, instant, named, optionalLines, optionalText, readInstant, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { cleanEmail, isEmail } from '#rules/people/email.ts'
import { isWebAddress, maxTradeNames, withScheme } from '#rules/people/employer-profile.ts'
import { cleanPhone, isPhone } from '#rules/people/phone.ts'
import { yearInText } from '#rules/written-date.ts'
import { corporateNumber, postalCode, stated } from './stated-fields.ts'

const line = stated(optionalText(limits.employer.text))
const name = stated(optionalText(limits.employer.name))
const webAddress = stated(
  optionalText(limits.employer.url)
    .transform(withScheme)
    .refine((text) => text === '' || isWebAddress(text), fault('url-invalid')),
)

/** A year as people write it: 1978, 昭和53年; empty clears. */
export const writtenYear = z.string().transform((written, context) => {
  if (written.trim() === '') return null
  const year = yearInText(written)
  if (year === null) context.addIssue({ code: 'custom', message: fault('year-invalid') })
  return year
})

const year = z
  .number(fault('wrong-shape'))
  .int(fault('number-range'))
  .min(1, fault('number-range', 9_999, 1))
  .max(9_999, fault('number-range', 9_999, 1))

const tradeName = requiredText(limits.employer.name, 'company-required')

/** An employer's profile; absent fields keep their value, null clears. */
export const employerProfileInput = z.object({
  name,
  name_kana: name,
  corporate_number: stated(corporateNumber),
  representative: line,
  postal_code: stated(postalCode),
  address: stated(optionalText(limits.address)),
  phone: stated(
    optionalText(limits.phone)
      .transform(cleanPhone)
      .refine((text) => text === '' || isPhone(text), fault('phone-invalid')),
  ),
  email: stated(
    optionalText(limits.email)
      .transform(cleanEmail)
      .refine((text) => text === '' || isEmail(text), fault('email-invalid')),
  ),
  form_url: webAddress,
  industry: line,
  size: line,
  founded_year: z.union([year, writtenYear], fault('wrong-shape')).nullable().optional(),
  website: webAddress,
  about: stated(optionalLines(limits.employer.about)),
  dispatch_license: line,
  trade_names: z
    .array(
      z.preprocess(
        (given) => (typeof given === 'string' ? { name: given } : given),
        z.object({ name: tradeName }, fault('wrong-shape')).transform(({ name }) => name),
      ),
    )
    .max(maxTradeNames, fault('too-many', maxTradeNames))
    .nullable()
    .optional(),
})

const text = z.string().nullable()

/** A photo of an employer. */
export const employerPhoto = named('EmployerPhoto', { id: z.string(), url: z.string() })

/** The profile for its own account; null is not stated. */
export const employerProfile = named('EmployerProfile', {
  name: text,
  name_kana: text,
  corporate_number: text,
  representative: text,
  postal_code: text,
  address: text,
  phone: text,
  email: text,
  form_url: text,
  industry: text,
  size: text,
  founded_year: z.number().nullable(),
  website: text,
  about: text,
  dispatch_license: text,
  logo_url: text,
  photos: z.array(employerPhoto),
  /** Trade names (屋号, ブランド), and since when an operator has looked at each. */
  trade_names: z.array(z.object({ name: z.string(), verified_at: z.string().nullable() })),
  /** Since when it is verified; null when it is not, or name, number or address changed since. */
  verified_at: instant.nullable(),
  /** Whether it was ever verified. */
  verified_before: z.boolean(),
  /** The version that decisions on it name; changes with names, trade names and proofs. null before anything was saved. */
  updated_at: instant.nullable(),
})

/** The profile for administrators, with the facts verified last. */
export const moderatedEmployer = named('ModeratedEmployer', {
  ...employerProfile.shape,
  last_verification: z
    .object({ at: z.string(), note: text, name: text, corporate_number: text, address: text })
    .nullable(),
})

/** An administrator's note on a verification. */
export const verificationInput = z.object({
  note: optionalLines(limits.verificationNote)
    .transform((written) => written || null)
    .nullable()
    .optional(),
  /** The trade names that were looked at; absent: all of them. */
  trade_names: z.array(tradeName).max(maxTradeNames, fault('too-many', maxTradeNames)).optional(),
  /** The profile's `updated_at` as it was read. */
  version: readInstant.nullable().optional(),
})
