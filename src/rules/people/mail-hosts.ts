import freeHosts from 'free-email-domains'
import { comparableEmail } from './email.ts'
import { isProofOf, type ProofKind, websiteHost } from './relation-proofs.ts'

/** Providers and carriers of Japan that the list lacks. */
const moreHosts = `goo.ne.jp y-mobile.ne.jp auone.jp kddi.com nttpc.ne.jp yahoo.ne.jp jp-t.ne.jp jp-d.ne.jp jp-k.ne.jp
  t.vodafone.ne.jp d.vodafone.ne.jp k.vodafone.ne.jp willcom.com rakuten.ne.jp au.com`

/** Hosts where anybody gets an email: they prove nothing. */
const openHosts = new Set([...freeHosts, ...moreHosts.split(/\s+/)])

/** The domain of an email; null where anybody gets one. */
function ownDomain(email: string): string | null {
  const domain = comparableEmail(email).split('@').at(-1) ?? ''
  return domain.includes('.') && !openHosts.has(domain) ? domain : null
}

/** Whether an email is at a website's host or the domain above it, where not everybody gets one. */
export function isAtHost(email: string, host: string): boolean {
  const domain = ownDomain(email)
  return domain !== null && (domain === host || host.endsWith(`.${domain}`))
}

/**
 * Whether something names the company of an account: a proof of its website or address, or the domain of its confirmed
 * email, which must be that of the website where one is stated.
 */
export function isCompanyProven(
  account: { email: string; email_verified: boolean },
  profile: { website: string | null; address: string | null },
  proofs: readonly { kind: ProofKind; proves: string }[] = [],
): boolean {
  if (proofs.some((proof) => isProofOf(proof, profile))) return true
  const host = websiteHost(profile.website)
  return account.email_verified && (host ? isAtHost(account.email, host) : ownDomain(account.email) !== null)
}
