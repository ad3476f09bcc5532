import { ECDH } from 'node:crypto'
import webPush from 'web-push'
import { seal, unseal } from '#integrations/sealed-text.ts'

type Secrets = { secret: string; acceptedSecrets: readonly string[] }

/** The pair of keys with which the product names itself to push services (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** The same as it is stored: the private half is sealed. */
export type StoredPushKeys = { public_key: string; sealed: string }

export function newPushKeys({ secret }: Pick<Secrets, 'secret'>): StoredPushKeys {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, sealed: seal(mark + privateKey, secret) }
}

/** What is sealed for another purpose opens nothing here. */
const mark = 'push-key:'

/** The keys that were stored; null when none of the secrets opens them. */
export function openPushKeys(stored: StoredPushKeys, { acceptedSecrets }: Pick<Secrets, 'acceptedSecrets'>) {
  const text = unseal(stored.sealed, acceptedSecrets)
  return text?.startsWith(mark) ? { publicKey: stored.public_key, privateKey: text.slice(mark.length) } : null
}

/** The private half, sealed with the current secret; undefined when it is already, or nothing opens it. */
export function sealPushKeysAnew(stored: StoredPushKeys, { secret, acceptedSecrets }: Secrets): string | undefined {
  const keys = openPushKeys(stored, { acceptedSecrets })
  if (!keys || unseal(stored.sealed, [secret]) !== null) return undefined
  return seal(mark + keys.privateKey, secret)
}

/** Whether a browser's key is a point of the curve, so that something can be encrypted for it. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh
  } catch {
    return false
  }
}
