import { createHmac } from 'node:crypto'
import { addressBlock } from '#rules/people/address-block.ts'

/**
 * A hash that distinguishes the viewers of one day; the next day the same viewer gets another one. Visitors without an
 * account are distinguished by network address.
 */
export function dailyViewer(who: Reader, day: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`job-view:${day}:${nameOf(who)}`)
    .digest()
}

/** A hash that distinguishes the reporters of one job; on another job the same reader gets another one. */
export function jobReporter(who: Reader, jobId: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`job-report:${jobId}:${nameOf(who)}`)
    .digest()
}

type Reader = { userId: string | undefined; address: string }

const nameOf = ({ userId, address }: Reader) => (userId ? `user:${userId}` : `address:${addressBlock(address)}`)

/**
 * A hash that is equal for employers who signed up from one network. Null for a private address, which is a proxy's or
 * this machine's.
 */
export function signUpNetwork(address: string, secret: string): string | null {
  const block = addressBlock(address)
  if (isInside(block)) return null
  return createHmac('sha256', secret).update(`sign-up:${block}`).digest('base64url')
}

const isInside = (block: string) =>
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(block) || /^(?:0:0:0:0|f[cd]..|fe80)\b/.test(block)
