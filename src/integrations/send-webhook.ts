import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { isOpenAddress, lookupOpen, type OpenHosts } from './outbound/open-hosts.ts'

/** How long an endpoint may take to answer (ms). */
const deadline = 5_000

type Message = { id: string; body: string; at: Date }

/**
 * Signs a message by Standard Webhooks and posts it; returns the response's status, or null without one in time.
 * Follows no redirects, and reads only the headers.
 */
export function sendWebhook(
  { url, secret }: { url: string; secret: string },
  { id, body, at }: Message,
  hosts: OpenHosts,
): Promise<number | null> {
  if (!isOpenAddress(url, hosts)) return Promise.resolve(null)
  const open = new URL(url).protocol === 'http:' ? plainRequest : request
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'shigotocho-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, lookup: lookupOpen(hosts), signal: AbortSignal.timeout(deadline) }
    const sent = open(url, { ...options, agent: false, maxHeaderSize: 16_384 }, (answer) => {
      resolve(answer.statusCode ?? null)
      answer.destroy()
    })
    sent.on('error', () => resolve(null))
    // A server that switches to another protocol gives neither a response nor an error.
    sent.on('close', () => resolve(null))
    sent.end(body)
  })
}
