import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { cleanPhone, isPhone } from '#rules/people/phone.ts'

/** A typed phone number, also full-width; becomes half-width, or empty. */
export const phoneField = z
  .string()
  .transform(cleanPhone)
  .pipe(
    z
      .string()
      .max(limits.phone, fault('too-long', limits.phone))
      .refine((text) => text === '' || isPhone(text), fault('wrong-shape')),
  )
