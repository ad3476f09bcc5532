import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { pagePath } from '#contract/page-addresses.ts'

/** Mails with such an address, by the third part of its token, and the notifications that they tell of. */
const kinds = { alerts: 'alert', favourites: 'favourite_changed' } as const
type Mails = keyof typeof kinds

const sign = (userId: string, mails: Mails, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe-${mails}:${userId}`).digest('base64url')

/** The address that ends these mails without a session: a page for a reader, one click for a mail program. */
export const unsubscribePath = (userId: string, secret: string, mails: Mails = 'alerts'): string =>
  pagePath('unsubscribe', { token: `${userId}.${sign(userId, mails, secret)}${mails === 'alerts' ? '' : `.${mails}`}` })

/** The account of an unsubscribe token and what it ends; null when it was not signed here. */
export function unsubscriberOf(
  token: string,
  secrets: readonly string[],
): { userId: string; kind: (typeof kinds)[Mails] } | null {
  const [userId = '', signature = '', named = 'alerts'] = token.split('.')
  if (!Object.hasOwn(kinds, named)) return null
  const mails = named as Mails
  const given = Buffer.from(signature)
  const isSigned = secrets.some((secret) => {
    const due = Buffer.from(sign(userId, mails, secret))
    return due.length === given.length && timingSafeEqual(due, given)
  })
  return isSigned && z.uuid().safeParse(userId).success ? { userId, kind: kinds[mails] } : null
}
