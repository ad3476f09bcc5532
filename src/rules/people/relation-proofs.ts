import type { EmployerFields } from './employer-profile.ts'

/** How an employer proves its relation: a code mailed to its website's host, or sent by letter to its address. */
export const proofKinds = ['domain', 'letter'] as const
export type ProofKind = (typeof proofKinds)[number]

/** How often a code may be typed wrong, and how long it holds. */
export const maxCodeTries = 5
export const codeHours = { domain: 1, letter: 30 * 24 } as const

/** The host of a website, without www; null for none. */
export function websiteHost(website: string | null | undefined): string | null {
  const host = URL.parse(website ?? '')?.hostname.toLowerCase()
  return host ? host.replace(/^www\./, '') : null
}

/** Whether a proof still fits what the profile states. */
export function isProofOf(
  { kind, proves }: { kind: ProofKind; proves: string },
  profile: Pick<EmployerFields, 'website' | 'address'> | undefined,
): boolean {
  return proves === (kind === 'domain' ? websiteHost(profile?.website) : profile?.address)
}
