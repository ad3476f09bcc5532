import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { pagePath } from '#contract/page-addresses.ts'

const sign = (userId: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe-alerts:${userId}`).digest('base64url')

/** The address that ends alerts without a session: a page for a reader, one click for a mail program. */
export const unsubscribePath = (userId: string, secret: string): string =>
  pagePath('unsubscribe', { token: `${userId}.${sign(userId, secret)}` })

/** The account of an unsubscribe token; null when it was not signed here. */
export function unsubscriberOf(token: string, secrets: readonly string[]): string | null {
  const [userId = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = secrets.some((secret) => {
    const due = Buffer.from(sign(userId, secret))
    return due.length === given.length && timingSafeEqual(due, given)
  })
  return isSigned && z.uuid().safeParse(userId).success ? userId : null
}
