import { companyKey } from '#rules/jobs/company-name.ts'
import { nfkc } from '#rules/nfkc.ts'

/** An employer's profile in which nothing is stated. */
export const nothingStated = {
  name: null,
  name_kana: null,
  corporate_number: null,
  representative: null,
  postal_code: null,
  address: null,
  phone: null,
  email: null,
  form_url: null,
  industry: null,
  size: null,
  founded_year: null,
  website: null,
  about: null,
  dispatch_license: null,
}

/** The fields of an employer's profile; null is not stated. */
export type EmployerFields = {
  [Field in keyof typeof nothingStated]: (Field extends 'founded_year' ? number : string) | null
}

/** The fields that the operator verifies; changing one requires verification again. */
export const verifiedFields = ['name', 'corporate_number', 'address'] as const
export type VerifiedField = (typeof verifiedFields)[number]
export type VerifiedFacts = Pick<EmployerFields, VerifiedField>

/** The verified fields that a change alters; absent ones stay. */
export function changedFacts(
  before: VerifiedFacts,
  change: { [Field in VerifiedField]?: VerifiedFacts[Field] | undefined },
): VerifiedField[] {
  return verifiedFields.filter((field) => change[field] !== undefined && change[field] !== before[field])
}

/** A typed number (full-width digits, hyphens, spaces, 〒) as digits only. */
export function cleanDigits(text: string): string {
  return nfkc(text).replace(/[\s〒\-\u2010-\u2015\u2212\u30fc\u2500\uff70]/g, '')
}

/** At most this many trade names (屋号, ブランド) of an employer. */
export const maxTradeNames = 10

/** A trade name; `verified_at`: since when an operator has looked at it. */
export type TradeName = { name: string; verified_at: string | null }

/** New trade names; one that is written alike keeps that it was looked at. */
export function tradeNamesAfter(before: readonly TradeName[], names: readonly string[]): TradeName[] {
  const known = new Map(before.map((each) => [companyKey(each.name), each.verified_at]))
  const different = new Map(names.map((name) => [companyKey(name), name]))
  return [...different].map(([key, name]) => ({ name, verified_at: known.get(key) ?? null }))
}

/** The names under which a verified employer may post: its own, and trade names that an operator looked at. */
export function namesVerified(profile: {
  name?: string | null | undefined
  verified_at?: unknown
  trade_names?: readonly { name: string; verified_at?: unknown }[] | undefined
}): string[] {
  if (!profile.verified_at || !profile.name) return []
  return [profile.name, ...(profile.trade_names ?? []).flatMap((each) => (each.verified_at ? each.name : []))]
}

/** Whether 13 digits are a corporate number: the first is 9 − (Σ digit × weight mod 9), weights 1, 2, 1, … from the right. */
function isCorporateNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const [check = 0, ...rest] = [...text].map(Number)
  const sum = rest.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}

/** What is wrong with a corporate number, or null. */
export function corporateNumberFault(figures: string): 'corporate-number-short' | 'corporate-number-wrong' | null {
  if (!/^\d{13}$/.test(figures)) return 'corporate-number-short'
  return isCorporateNumber(figures) ? null : 'corporate-number-wrong'
}

/** An address as typed without its scheme (kitakaze.example) with it; other texts stay as they are. */
export function withScheme(text: string): string {
  const bare = nfkc(text).trim()
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(bare) ? `https://${bare}` : text
}

/** Whether a text is a safe web address for readers: http(s), a host, no user name or password. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s\p{Cc}"<>\\]/u.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === ''
}
