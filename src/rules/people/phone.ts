import parsePhoneNumber from 'libphonenumber-js/min'
import { nfkc } from '#rules/nfkc.ts'

/** A typed phone number with half-width digits and dashes, trimmed. */
export function cleanPhone(phone: string): string {
  return nfkc(phone)
    .replace(/[\u2010-\u2015\u2212\u30fc\u2500\uff70]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Whether a cleaned text can be a phone number: digits, +, brackets, dashes and spaces, with 9 to 15 digits (E.164).
 */
export function isPhone(phone: string): boolean {
  const figures = phone.replace(/\D/g, '').length
  return /^\+?[\d() -]+$/.test(phone) && figures >= 9 && figures <= 15
}

/** The address that calls a typed phone number (RFC 3966); null for a text that is none. */
export function phoneAddress(phone: string): string | null {
  const cleaned = cleanPhone(phone)
  return isPhone(cleaned) ? `tel:${cleaned.replace(/[^\d+]/g, '')}` : null
}

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

/** A valid number begins with 0 or its country; Japan's is written with the digits that people dial. */
function numberOf(text: string): { e164: string; shown: string } | null {
  const cleaned = cleanPhone(text)
  if (!isPhone(cleaned) || !/^\(?[0+]/.test(cleaned)) return null
  const number = parsePhoneNumber(cleaned, { defaultCountry: 'JP', extract: false })
  if (!number?.isValid()) return null
  if (number.countryCallingCode !== japan) return { e164: number.number, shown: number.formatInternational() }
  const shown = number.formatNational()
  return shown.replaceAll('-', '') === `0${number.nationalNumber}` ? { e164: number.number, shown } : null
}
