import type { z } from 'zod'
import { fault, optionalText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { cleanDigits, corporateNumberFault } from '#rules/people/employer-profile.ts'

/** A text that may be absent, which keeps the stored one, or null or empty, which clears it. */
export const stated = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema
    .transform((text) => text || null)
    .nullable()
    .optional()

/** A corporate number as typed, with its check digit, also behind an invoice's T; normalised to digits, or empty. */
export const corporateNumber = optionalText(limits.employer.text)
  .transform((text) => cleanDigits(text).replace(/^T(?=\d)/i, ''))
  .check(({ value, issues }) => {
    const wrong = value && corporateNumberFault(value)
    if (wrong) issues.push({ code: 'custom', input: value, message: fault(wrong) })
  })

/** A postal code as typed; normalised to seven digits, or empty. */
export const postalCode = optionalText(limits.employer.text)
  .transform(cleanDigits)
  .refine((text) => /^(\d{7})?$/.test(text), fault('postal-code-invalid'))
