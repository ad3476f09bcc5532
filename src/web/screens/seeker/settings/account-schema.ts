import { z } from 'zod'
import { email, fault, optionalText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { phoneField } from '#web/forms/phone-field.ts'
import { joinName, languages, timezones } from './account-fields.ts'

/** The account form. Name, email, phone and address belong to the account; the rest to this browser. */
export const accountForm = z
  .object({
    lastName: optionalText(limits.name.max),
    firstName: optionalText(limits.name.max),
    email,
    phone: phoneField,
    location: optionalText(limits.address),
    timezone: z.enum(timezones.map(({ value }) => value)),
    language: z.enum(languages.map(({ value }) => value)),
  })
  .refine((form) => joinName(form).length >= limits.name.min, { path: ['lastName'], error: fault('name-short') })
  .refine((form) => joinName(form).length <= limits.name.max, {
    path: ['lastName'],
    error: fault('too-long', limits.name.max),
  })

export const accountResolver = formResolver(accountForm)

export type AccountForm = z.input<typeof accountForm>
export type Account = z.output<typeof accountForm>
