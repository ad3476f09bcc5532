import { nfkc } from '#rules/nfkc.ts'

/** An email for comparing: NFKC, trimmed, lower case, a domain of other letters as mail servers name it (xn--). */
export function comparableEmail(email: string): string {
  const plain = nfkc(email).trim().toLowerCase()
  const at = plain.lastIndexOf('@') + 1
  if (at === 0 || /^[\x20-\x7e]*$/.test(plain.slice(at))) return plain
  return plain.slice(0, at) + (URL.parse(`http://${plain.slice(at)}`)?.hostname ?? plain.slice(at))
}

/** An email for storing and mailing: full-width letters become half-width. */
export function cleanEmail(email: string): string {
  return nfkc(email).trim()
}

/** One @, a dotted domain, no spaces or controls: deliverable by a mail server. */
export function isEmail(email: string): boolean {
  return !/\p{Cc}/u.test(email) && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(email)
}
