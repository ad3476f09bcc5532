import parsePhoneNumber from 'libphonenumber-js/min'
import { cleanPhone, isPhone } from './phone.ts'

/** A typed phone number for storing, as E.164 (+819012345678); a text that is no number stays. */
export const storedPhone = <Typed extends string | null | undefined>(typed: Typed): Typed | string =>
  (typed && numberOf(typed)?.e164) ?? typed

/** A stored or typed phone number for people: 090-1234-5678, of other countries +1 650 253 0000. */
export const shownPhone = <Stored extends string | null | undefined>(stored: Stored): Stored | string =>
  (stored && numberOf(stored)?.shown) ?? stored

/** A row with its phone number for people. */
export const withShownPhone = <Row extends { phone: string | null }>(row: Row): Row => ({
  ...row,
  phone: shownPhone(row.phone),
})

const japan = '81'

/** A valid number begins with 0 or a country code; Japan's are written with the digits that people dial. */
function numberOf(text: string): { e164: string; shown: string } | null {
  const cleaned = cleanPhone(text)
  if (!isPhone(cleaned) || !/^\(?[0+]/.test(cleaned)) return null
  const number = parsePhoneNumber(cleaned, { defaultCountry: 'JP', extract: false })
  if (!number?.isValid()) return null
  if (number.countryCallingCode !== japan) return { e164: number.number, shown: number.formatInternational() }
  const shown = number.formatNational()
  return shown.replaceAll('-', '') === `0${number.nationalNumber}` ? { e164: number.number, shown } : null
}
