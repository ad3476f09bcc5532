import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { pagePath } from '#contract/page-addresses.ts'

const sign = (applicationId: string, secret: string) =>
  createHmac('sha256', secret).update(`erase-external:${applicationId}`).digest('base64url')

/** The page on which a person from elsewhere deletes what an employer stored of them. */
export const erasePath = (applicationId: string, secret: string): string =>
  pagePath('eraseApplication', { token: `${applicationId}.${sign(applicationId, secret)}` })

/** The application of such a token; null when it was not signed here. */
export function applicationToErase(token: string, secrets: readonly string[]): string | null {
  const [applicationId = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = secrets.some((secret) => {
    const due = Buffer.from(sign(applicationId, secret))
    return due.length === given.length && timingSafeEqual(due, given)
  })
  return isSigned && z.uuid().safeParse(applicationId).success ? applicationId : null
}
