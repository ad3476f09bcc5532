import { nfkc } from '#rules/nfkc.ts'

/** The form in which emails are compared: NFKC, trimmed, lower case. */
export function comparableEmail(email: string): string {
  return nfkc(email).trim().toLowerCase()
}

/** An email as it is stored and mailed to: full-width letters become half-width. */
export function cleanEmail(email: string): string {
  return nfkc(email).trim()
}

/** One @, a dotted domain, no blanks or controls: what a mail server may be asked to deliver to. */
export function isEmail(email: string): boolean {
  return !/\p{Cc}/u.test(email) && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(email)
}
