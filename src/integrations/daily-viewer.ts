import { createHmac } from 'node:crypto'
import { addressBlock } from '#rules/people/address-block.ts'

/**
 * A hash that tells the viewers of one day apart and nothing more: the next day's hash of the same viewer is another.
 * Anonymous visitors are told apart by their network address.
 */
export function dailyViewer(who: Reader, day: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`job-view:${day}:${nameOf(who)}`)
    .digest()
}

/** A hash that tells the reporters of one job apart: of another job the same reader's is another. */
export function jobReporter(who: Reader, jobId: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`job-report:${jobId}:${nameOf(who)}`)
    .digest()
}

type Reader = { userId: string | undefined; address: string }

const nameOf = ({ userId, address }: Reader) => (userId ? `user:${userId}` : `address:${addressBlock(address)}`)

/**
 * A hash that tells whether two employers signed up from one network. Null for an address that is not public, which tells
 * nothing: a proxy's, or the machine's own.
 */
export function signUpNetwork(address: string, secret: string): string | null {
  const block = addressBlock(address)
  if (isInside(block)) return null
  return createHmac('sha256', secret).update(`sign-up:${block}`).digest('base64url')
}

const isInside = (block: string) =>
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(block) || /^(?:0:0:0:0|f[cd]..|fe80)\b/.test(block)
