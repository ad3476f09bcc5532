import { createHmac, timingSafeEqual } from 'node:crypto'
import { endpointAddress } from '#contract/addresses.ts'

/** A signed link to a resume is valid for 10 minutes, in ms. */
const lifetime = 10 * 60 * 1_000

/** The reader for whom a link was signed. Links of an earlier version have none. */
type ResumeLink = { resumeId: string; readerId?: string | undefined }

const sign = ({ resumeId, readerId }: ResumeLink, expires: number, secret: string) => {
  const text = ['resume', resumeId, expires, ...(readerId === undefined ? [] : [readerId])].join(':')
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** The path of a resume for its reader, valid until 10 minutes after `now` without a bearer token. */
export function signedResumeUrl(link: Required<ResumeLink>, secret: string, now: Date): string {
  const expires = now.getTime() + lifetime
  const path = endpointAddress('readResume').path.replace(':id', link.resumeId)
  return `${path}?expires=${expires}&reader=${link.readerId}&signature=${sign(link, expires, secret)}`
}

/** Checks a link; `forged` includes missing parts. */
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
