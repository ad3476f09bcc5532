import { createECDH, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** What a browser hands over when somebody subscribes to pushes there. */
export function browserSubscription(origin = 'https://push.example.com') {
  const key = createECDH('prime256v1')
  const p256dh = key.generateKeys('base64url')
  return { endpoint: `${origin}/${v7()}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}
