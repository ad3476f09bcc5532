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
