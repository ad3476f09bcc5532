import { createHmac } from 'node:crypto'

/**
 * A hash that tells the viewers of one day apart and nothing more: the next day's hash of the same viewer is another.
 * Anonymous visitors are told apart by their network address.
 */
export function dailyViewer(who: { userId: string | undefined; address: string }, day: string, secret: string): Buffer {
  const name = who.userId ? `user:${who.userId}` : `address:${who.address}`
  return createHmac('sha256', secret).update(`job-view:${day}:${name}`).digest()
}
