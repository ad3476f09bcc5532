import { ECDH } from 'node:crypto'
import webPush from 'web-push'
import { seal, unseal } from './sealed-text.ts'

type Secrets = { secret: string; acceptedSecrets: readonly string[] }

/** The product's keys for push services (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** Stored keys; the private one is sealed. */
export type StoredPushKeys = { public_key: string; sealed: string }

export function newPushKeys({ secret }: Pick<Secrets, 'secret'>): StoredPushKeys {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, sealed: seal(mark + privateKey, secret) }
}

/** Text sealed for another purpose must not open here. */
const mark = 'push-key:'

/** The stored keys; null when no secret opens them. */
export function openPushKeys(stored: StoredPushKeys, { acceptedSecrets }: Pick<Secrets, 'acceptedSecrets'>) {
  const text = unseal(stored.sealed, acceptedSecrets)
  return text?.startsWith(mark) ? { publicKey: stored.public_key, privateKey: text.slice(mark.length) } : null
}

/** The private key sealed with the current secret; undefined when it is sealed so already, or nothing opens it. */
export function sealPushKeysAnew(stored: StoredPushKeys, { secret, acceptedSecrets }: Secrets): string | undefined {
  const keys = openPushKeys(stored, { acceptedSecrets })
  if (!keys || unseal(stored.sealed, [secret]) !== null) return undefined
  return seal(mark + keys.privateKey, secret)
}

/** Whether a browser's key is a point on the curve, so that encryption works. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh
  } catch {
    return false
  }
}
