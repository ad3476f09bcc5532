import { comparableEmail } from '#rules/people/email.ts'

/** Domains of which most typos are, and real ones that look like such a typo. */
const common =
  `gmail.com yahoo.co.jp icloud.com outlook.jp outlook.com hotmail.com hotmail.co.jp docomo.ne.jp ezweb.ne.jp
  softbank.ne.jp i.softbank.jp ymobile.ne.jp nifty.com`.split(/\s+/)
const real = ['mail.com', 'email.com', 'ymail.com', 'gmx.com']

/** Whether one letter too many, too few, another or two swapped ones make the second text of the first. */
function isOneSlip(typed: string, meant: string): boolean {
  let [from, end] = [0, 0]
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const rest = Math.min(typed.length, meant.length) - from
  while (end < rest && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [a, b] = [typed.slice(from, typed.length - end), meant.slice(from, meant.length - end)]
  return Math.max(a.length, b.length) === 1 || (a.length === 2 && a === [...b].reverse().join(''))
}

/** Asks whether a common domain was meant where the typed one is a slip away from it; undefined otherwise. */
export function emailHint(email: string | null | undefined): string | undefined {
  const [name, domain, ...more] = comparableEmail(email ?? '').split('@')
  if (!name || !domain || more.length > 0 || common.includes(domain) || real.includes(domain)) return undefined
  const meant = common.find((each) => isOneSlip(domain, each))
  return meant && `「@${meant}」の間違いではありませんか？`
}
