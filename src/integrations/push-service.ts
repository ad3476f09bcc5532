import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import webPush from 'web-push'
import { ClosedHost, isOpenAddress, lookupOpen, type OpenHosts } from './outbound/open-hosts.ts'
import type { PushKeys } from './push-keys.ts'

/** A browser's subscription: its push service's address, and keys for encryption. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** `topic`: a waiting message is replaced by a later one of the same topic. At most 32 letters of base64url. */
export type PushMessage = { payload: string; topic: string; ttlSeconds: number }

/** The push service will never accept the message. */
export class PushRefused extends Error {
  override name = 'PushRefused'
  readonly responseCode: number | undefined

  constructor(responseCode?: number) {
    super('the push service refused the message')
    this.responseCode = responseCode
  }
}

/** The push service may accept the message later. */
class PushServiceBusy extends Error {
  override name = 'PushServiceBusy'
  readonly responseCode: number

  constructor(responseCode: number) {
    super('the push service did not take the message')
    this.responseCode = responseCode
  }
}

/** How long a push service may take to answer (ms). */
const deadline = 5_000

/**
 * Encrypts a message for a browser (RFC 8291) and sends it to its push service (RFC 8030). `gone`: the subscription has
 * ended. Follows no redirects, and reads only the status.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: BrowserSubscription,
  { payload, topic, ttlSeconds }: PushMessage,
  { keys, contact, hosts }: { keys: PushKeys; contact: string; hosts: OpenHosts },
): Promise<'delivered' | 'gone'> {
  if (!isOpenAddress(endpoint, hosts)) throw new PushRefused()
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    ...{ topic, TTL: ttlSeconds, contentEncoding: 'aes128gcm', urgency: 'normal' },
  })
  const status = await post(details, hosts)
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 408 || status === 429 || status >= 500) throw new PushServiceBusy(status)
  throw new PushRefused(status)
}

function post({ endpoint, headers, body }: ReturnType<typeof webPush.generateRequestDetails>, hosts: OpenHosts) {
  const open = new URL(endpoint).protocol === 'http:' ? plainRequest : request
  return new Promise<number>((resolve, reject) => {
    const options = { method: 'POST', headers, lookup: lookupOpen(hosts), signal: AbortSignal.timeout(deadline) }
    const sent = open(endpoint, { ...options, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.on('error', (error) => reject(error instanceof ClosedHost ? new PushRefused() : error))
    // A server that switches to another protocol gives neither a response nor an error.
    sent.on('close', () => reject(new PushServiceBusy(101)))
    sent.end(body)
  })
}
