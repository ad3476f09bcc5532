import type { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { employerProfileInput, writtenYear } from '#contract/people/employer-profile.ts'

export type Profile = ResponseData<'readEmployerProfile'>['profile']

/** The form as the contract takes it; the year is typed as text. */
export const profileForm = employerProfileInput.extend({
  founded_year: writtenYear,
})

export type ProfileInput = z.output<typeof profileForm>
export type ProfileField = keyof ProfileInput
export type ProfileValues = z.input<typeof profileForm>

/** A stored profile as the form shows it. */
export function formOfProfile(profile: Profile): ProfileValues {
  const fields = Object.keys(profileForm.shape) as ProfileField[]
  return Object.fromEntries(fields.map((field) => [field, String(profile[field] ?? '')])) as ProfileValues
}

/** The facts that the law asks every posting to show of the employer, and whether the form has them. */
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
