import type { SessionUser } from '#web/session/stored-session.ts'
import { joinName, splitName, timezones } from './account-fields.ts'
import type { Account, AccountForm } from './account-schema.ts'

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

/** The form's values that belong to the account. */
export const profileOf = ({ email, phone, location, ...form }: Account) => ({
  name: joinName(form),
  email,
  phone,
  address: location,
})
