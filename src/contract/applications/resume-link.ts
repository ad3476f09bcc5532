import { createHmac, timingSafeEqual } from 'node:crypto'
import { endpointAddress } from '#contract/addresses.ts'

/** A signed link to a resume is valid for 10 minutes, in ms. */
const lifetime = 10 * 60 * 1_000

const sign = (resumeId: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`resume:${resumeId}:${expires}`).digest('base64url')

/** The path under which whoever receives it may fetch a resume until 10 minutes after `now`, without a bearer token. */
export function signedResumeUrl(resumeId: string, secret: string, now: Date): string {
  const expires = now.getTime() + lifetime
  const path = endpointAddress('readResume').path.replace(':id', resumeId)
  return `${path}?expires=${expires}&signature=${sign(resumeId, expires, secret)}`
}

/** What a presented link is worth: `forged` also stands for parts that are missing. */
export function resumeLinkVerdict(
  link: { resumeId: string; expires: string | undefined; signature: string | undefined },
  secret: string,
  now: Date,
): 'good' | 'expired' | 'forged' {
  const expires = Number(link.expires)
  if (!Number.isSafeInteger(expires) || !link.signature) return 'forged'
  const due = Buffer.from(sign(link.resumeId, expires, secret))
  const given = Buffer.from(link.signature)
  if (due.length !== given.length || !timingSafeEqual(due, given)) return 'forged'
  return expires >= now.getTime() ? 'good' : 'expired'
}
