import { nfkc } from '#rules/nfkc.ts'

/** A phone number as it is stored: half-width figures and dashes, trimmed. */
export function cleanPhone(phone: string): string {
  return nfkc(phone)
    .replace(/[\u2010-\u2015\u2212\u30fc\u2500\uff70]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a cleaned text may be a phone number: figures, +, brackets, dashes and blanks, with 9 to 15 figures (E.164). */
export function isPhone(phone: string): boolean {
  const figures = phone.replace(/\D/g, '').length
  return /^\+?[\d() -]+$/.test(phone) && figures >= 9 && figures <= 15
}
