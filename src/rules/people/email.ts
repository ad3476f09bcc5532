import { nfkc } from '#rules/nfkc.ts'

/** An email for comparing: NFKC, trimmed, lower case, the domain in ASCII. The database's `email_key` does the same. */
export function comparableEmail(email: string): string {
  const key = nfkc(email).trim().toLowerCase()
  const at = key.lastIndexOf('@') + 1
  const domain = key.slice(at)
  // An ASCII sign that no host has would end or change the host of the URL below.
  if (at === 0 || /^\p{ASCII}*$/u.test(domain) || /[^\P{ASCII}a-z\d.-]/u.test(domain)) return key
  const url = `http://${domain}`
  return URL.canParse(url) ? key.slice(0, at) + new URL(url).hostname : key
}

/** A mailbox for counting mails: one email with every +tag. */
export function mailboxKey(email: string): string {
  return comparableEmail(email).replace(/(?<=^[^+@]+)\+[^@]*(?=@)/, '')
}

/** An email for storing and mailing: full-width letters become half-width. */
export function cleanEmail(email: string): string {
  return nfkc(email).trim()
}

/** One @, a dotted domain, no spaces or controls: deliverable by a mail server. */
export function isEmail(email: string): boolean {
  return !/\p{Cc}/u.test(email) && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(email)
}
