import { z } from 'zod'
import { email, fault, optionalText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { phoneField } from '#web/forms/phone-field.ts'
import type { SessionUser } from '#web/session/stored-session.ts'

export const timezones = [
  { value: 'Asia/Tokyo', label: '東京（日本標準時）' },
  { value: 'America/Los_Angeles', label: 'ロサンゼルス（太平洋時間）' },
  { value: 'America/Denver', label: 'デンバー（山地時間）' },
  { value: 'America/Chicago', label: 'シカゴ（中部時間）' },
  { value: 'America/New_York', label: 'ニューヨーク（東部時間）' },
] as const

export const languages = [{ value: 'ja', label: '日本語' }] as const

/** Account form. Name, email, phone and place go to the account; the rest stays here. */
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

export type AccountForm = z.input<typeof accountForm>
export type Account = z.output<typeof accountForm>

export function formOfAccount(user: SessionUser, local: { timezone: string; language: string }): AccountForm {
  const zone = timezones.find(({ value }) => value === local.timezone)
  return {
    ...splitName(user.name),
    email: user.email,
    phone: user.phone ?? '',
    location: user.address ?? '',
    timezone: zone?.value ?? 'Asia/Tokyo',
    language: 'ja',
  }
}

/** What of the form the account keeps. */
export const profileOf = ({ email, phone, location, ...form }: Account) => ({
  name: joinName(form),
  email,
  phone,
  address: location,
})

/** The two fields of the account form; the account has one name, written family name first. */
export type SplitName = { lastName: string; firstName: string }

/** The first word is the family name, the rest the given name; a name without a blank is all family name. */
export function splitName(name: string): SplitName {
  const [lastName = '', ...rest] = name.trim().split(/\s+/)
  return { lastName, firstName: rest.join(' ') }
}

export const joinName = ({ lastName, firstName }: SplitName): string =>
  [lastName.trim(), firstName.trim()].filter(Boolean).join(' ')
