import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** What WebAuthn's options hold of the challenge. */
type Options = Record<string, unknown>

/** An authenticator with one passkey (ES256), as a browser on `origin` uses it. */
export function softAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpHash = sha256(new URL(origin).hostname)
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', options: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin: from, crossOrigin: false }))
  function authenticatorData(flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([rpHash, Buffer.from([flags]), count, rest])
  }
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    id: credential.id,
    /** Makes the passkey. */
    create(options: Options) {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
        [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const authData = new Uint8Array(authenticatorData(0x41, attested))
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const clientDataJSON = base64url(clientData('webauthn.create', options))
      const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] }
      return { ...credential, response }
    },
    /** Uses it; `from` is the site that asked, which a stolen answer would name. */
    get(options: Options, from = origin) {
      const data = clientData('webauthn.get', options, from)
      const authenticator = authenticatorData(0x01)
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticator),
        signature: base64url(signature),
      }
      return { ...credential, response }
    },
  }
}
