/** The form in which a phone number is kept: full-width figures and every kind of dash become half-width, blanks at the ends go. */
export function cleanPhone(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30fc\u2500\uff70]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a cleaned text may be a phone number: figures, +, brackets, dashes and blanks, with 9 to 15 figures (E.164). */
export function isPhone(phone: string): boolean {
  const figures = phone.replace(/\D/g, '').length
  return /^\+?[\d() -]+$/.test(phone) && figures >= 9 && figures <= 15
}
