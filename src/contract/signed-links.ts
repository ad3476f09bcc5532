import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { endpointAddress } from './addresses.ts'
import { pagePath } from './page-addresses.ts'

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** Whether one of the secrets signed a text. */
function isSigned(text: string, signature: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const due = Buffer.from(sign(text, secret))
    return due.length === given.length && timingSafeEqual(due, given)
  })
}

const isId = (text: string) => z.uuid().safeParse(text).success

const eraseText = (applicationId: string) => `erase-external:${applicationId}`

/** The page on which a person from elsewhere deletes what an employer stored of them. */
export const erasePath = (applicationId: string, secret: string): string =>
  pagePath('eraseApplication', { token: `${applicationId}.${sign(eraseText(applicationId), secret)}` })

/** The application of such a token; null when it was not signed here. */
export function applicationToErase(token: string, secrets: readonly string[]): string | null {
  const [id = '', signature = ''] = token.split('.')
  return isSigned(eraseText(id), signature, secrets) && isId(id) ? id : null
}

/** Mails with such an address, by the third part of its token, and the notifications that they tell of. */
const kinds = { alerts: 'alert', favourites: 'favourite_changed' } as const
type Mails = keyof typeof kinds

const unsubscribeText = (userId: string, mails: Mails) => `unsubscribe-${mails}:${userId}`

/** The address that ends these mails without a session: a page for a reader, one click for a mail program. */
export function unsubscribePath(userId: string, secret: string, mails: Mails = 'alerts'): string {
  const signature = sign(unsubscribeText(userId, mails), secret)
  return pagePath('unsubscribe', { token: `${userId}.${signature}${mails === 'alerts' ? '' : `.${mails}`}` })
}

/** The account of an unsubscribe token and what it ends; null when it was not signed here. */
export function unsubscriberOf(
  token: string,
  secrets: readonly string[],
): { userId: string; kind: (typeof kinds)[Mails] } | null {
  const [userId = '', signature = '', named = 'alerts'] = token.split('.')
  if (!Object.hasOwn(kinds, named)) return null
  const mails = named as Mails
  const isOurs = isSigned(unsubscribeText(userId, mails), signature, secrets) && isId(userId)
  return isOurs ? { userId, kind: kinds[mails] } : null
}

/** A signed link to a resume is valid for 10 minutes, in ms. */
const lifetime = 10 * 60 * 1_000

/** The reader for whom a link was signed. Links of an earlier version have none. */
type ResumeLink = { resumeId: string; readerId?: string | undefined }

const resumeText = ({ resumeId, readerId }: ResumeLink, expires: number) =>
  ['resume', resumeId, expires, ...(readerId === undefined ? [] : [readerId])].join(':')

/** The path of a resume for its reader, valid until 10 minutes after `now` without a bearer token. */
export function signedResumeUrl(link: Required<ResumeLink>, secret: string, now: Date): string {
  const expires = now.getTime() + lifetime
  const path = endpointAddress('readResume').path.replace(':id', link.resumeId)
  const signature = sign(resumeText(link, expires), secret)
  return `${path}?expires=${expires}&reader=${link.readerId}&signature=${signature}`
}

/** Checks a link; `forged` includes missing parts. */
export function resumeLinkVerdict(
  link: ResumeLink & { expires: string | undefined; signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): 'good' | 'expired' | 'forged' {
  const expires = Number(link.expires)
  if (!Number.isSafeInteger(expires) || !link.signature) return 'forged'
  if (!isSigned(resumeText(link, expires), link.signature, secrets)) return 'forged'
  return expires >= now.getTime() ? 'good' : 'expired'
}
