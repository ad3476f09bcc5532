import { createHmac, timingSafeEqual } from 'node:crypto'
import { endpointAddress } from '#contract/addresses.ts'

/** A signed link to a resume is valid for 10 minutes, in ms. */
const lifetime = 10 * 60 * 1_000

/** For whom a link was signed; it says who read the resume. Links of an earlier version name nobody. */
type ResumeLink = { resumeId: string; readerId?: string | undefined }

const sign = ({ resumeId, readerId }: ResumeLink, expires: number, secret: string) => {
  const text = ['resume', resumeId, expires, ...(readerId === undefined ? [] : [readerId])].join(':')
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** The path under which its reader may fetch a resume until 10 minutes after `now`, without a bearer token. */
export function signedResumeUrl(link: Required<ResumeLink>, secret: string, now: Date): string {
  const expires = now.getTime() + lifetime
  const path = endpointAddress('readResume').path.replace(':id', link.resumeId)
  return `${path}?expires=${expires}&reader=${link.readerId}&signature=${sign(link, expires, secret)}`
}

/** What a presented link is worth: `forged` also stands for parts that are missing. */
export function resumeLinkVerdict(
  link: ResumeLink & { expires: string | undefined; signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): 'good' | 'expired' | 'forged' {
  const expires = Number(link.expires)
  if (!Number.isSafeInteger(expires) || !link.signature) return 'forged'
  const given = Buffer.from(link.signature)
  const isSigned = secrets.some((secret) => {
    const due = Buffer.from(sign(link, expires, secret))
    return due.length === given.length && timingSafeEqual(due, given)
  })
  if (!isSigned) return 'forged'
  return expires >= now.getTime() ? 'good' : 'expired'
}
