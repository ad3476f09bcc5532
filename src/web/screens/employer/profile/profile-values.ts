import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { fault } from '#contract/fields.ts'
import { employerProfileInput, writtenYear } from '#contract/people/employer-profile.ts'
import { maxTradeNames } from '#rules/people/employer-profile.ts'

export type Profile = ResponseData<'readEmployerProfile'>['profile']

/** The form as the contract takes it; the year is text. */
export const profileForm = employerProfileInput.extend({
  founded_year: writtenYear,
  /** One a line. */
  trade_names: z
    .string()
    .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))
    .refine((names) => names.length <= maxTradeNames, fault('too-many', maxTradeNames))
    .transform((names) => (names.length > 0 ? names : null)),
})

export type ProfileInput = z.output<typeof profileForm>
export type ProfileField = keyof ProfileInput
export type ProfileValues = z.input<typeof profileForm>

/** A stored profile as the form shows it. */
export function formOfProfile(profile: Profile): ProfileValues {
  const fields = Object.keys(profileForm.shape) as ProfileField[]
  const written = Object.fromEntries(fields.map((field) => [field, String(profile[field] ?? '')])) as ProfileValues
  return { ...written, trade_names: profile.trade_names.map(({ name }) => name).join('\n') }
}

/** The facts that every posting must show by law, and whether the form has them. */
export function shownOnPostings(values: Pick<ProfileValues, 'name' | 'address' | 'phone' | 'email' | 'form_url'>) {
  const filled = (text: string | null | undefined) => Boolean(text?.trim())
  return [
    { label: '名称', stated: filled(values.name) },
    { label: '所在地', stated: filled(values.address) },
    {
      label: '連絡先（電話、メール、フォームのいずれか）',
      stated: [values.phone, values.email, values.form_url].some(filled),
    },
  ]
}
