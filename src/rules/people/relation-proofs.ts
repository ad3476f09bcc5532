import { comparableEmail } from './email.ts'
import type { EmployerFields } from './employer-profile.ts'

/** How an employer proves its relation: a code mailed to its website's host, or sent by letter to its address. */
export const proofKinds = ['domain', 'letter'] as const
export type ProofKind = (typeof proofKinds)[number]

/** How often a code may be typed wrong, and how long it holds. */
export const maxCodeTries = 5
export const codeHours = { domain: 1, letter: 30 * 24 } as const

/** Hosts where anybody gets an email: they prove nothing. */
const openHosts = new Set(
  `gmail.com googlemail.com yahoo.co.jp yahoo.com ymail.ne.jp outlook.com outlook.jp hotmail.com hotmail.co.jp live.com
  live.jp msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com mail.com docomo.ne.jp ezweb.ne.jp
  au.com softbank.ne.jp i.softbank.jp ymobile.ne.jp nifty.com biglobe.ne.jp so-net.ne.jp ocn.ne.jp`.split(/\s+/),
)

/** The host of a website, without www; null for none. */
export function websiteHost(website: string | null | undefined): string | null {
  const host = URL.parse(website ?? '')?.hostname.toLowerCase()
  return host ? host.replace(/^www\./, '') : null
}

/** Whether an email is at a website's host or the domain above it, where not everybody gets one. */
export function isAtHost(email: string, host: string): boolean {
  const domain = comparableEmail(email).split('@').at(-1) ?? ''
  if (openHosts.has(domain) || !domain.includes('.')) return false
  return domain === host || host.endsWith(`.${domain}`)
}

/** Whether a proof still fits what the profile states. */
export function isProofOf(
  { kind, proves }: { kind: ProofKind; proves: string },
  profile: Pick<EmployerFields, 'website' | 'address'> | undefined,
): boolean {
  return proves === (kind === 'domain' ? websiteHost(profile?.website) : profile?.address)
}
