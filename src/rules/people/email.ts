import { nfkc } from '#rules/nfkc.ts'

/** An email for comparing: NFKC, trimmed, lower case. */
export function comparableEmail(email: string): string {
  return nfkc(email).trim().toLowerCase()
}

/** An email for storing and mailing: full-width letters become half-width. */
export function cleanEmail(email: string): string {
  return nfkc(email).trim()
}

/** One @, a dotted domain, no spaces or controls: deliverable by a mail server. */
export function isEmail(email: string): boolean {
  return !/\p{Cc}/u.test(email) && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(email)
}
