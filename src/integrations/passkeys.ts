import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import type { newPasskey, usedPasskey } from '#contract/people/second-factor.ts'

/** A stored passkey. */
export type StoredPasskey = { credential_id: string; public_key: Buffer; counter: number; transports: string[] }

/** Authenticators sign the decoded bytes of the challenge. */
const bytesOf = (challenge: string) => isoBase64URL.toBuffer(challenge)
const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

/** Browsers create passkeys only for host names, not for addresses such as 127.0.0.1. */
export function arePasskeysAvailable(publicUrl: string): boolean {
  return isIP(hostOf(publicUrl).replace(/^\[|\]$/g, '')) === 0
}

/** COSE numbers of EdDSA, ES256 and RS256, which authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257]

/**
 * The browser's options for creating a passkey. It is used beside the password, so a PIN is preferred, not required.
 */
export async function passkeyCreation(options: {
  publicUrl: string
  challenge: string
  user: { id: string; name: string; email: string }
  existing: readonly StoredPasskey[]
}) {
  const { publicUrl, challenge, user, existing } = options
  return plain(
    await generateRegistrationOptions({
      rpName: 'しごと帖',
      rpID: hostOf(publicUrl),
      userName: user.email,
      userDisplayName: user.name,
      userID: new Uint8Array(Buffer.from(user.id)),
      challenge: bytesOf(challenge),
      excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    }),
  )
}

/** The browser's options for using one of these passkeys. */
export async function passkeyUse(options: {
  publicUrl: string
  challenge: string
  passkeys: readonly Pick<StoredPasskey, 'credential_id' | 'transports'>[]
}) {
  const { publicUrl, challenge, passkeys } = options
  return plain(
    await generateAuthenticationOptions({
      rpID: hostOf(publicUrl),
      challenge: bytesOf(challenge),
      allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
    }),
  )
}

/** The passkey created for this challenge on this site; null if it was not. */
export async function readNewPasskey(
  response: z.output<typeof newPasskey>,
  { publicUrl, challenge }: { publicUrl: string; challenge: string },
): Promise<StoredPasskey | null> {
  try {
    // We request no attestation: checking a stranger's certificate would fetch addresses that it names.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject))
    if (attestation.get('attStmt').get('x5c') || !['none', 'packed'].includes(attestation.get('fmt'))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: withoutUndefined(response.response) },
      expectedChallenge: isoBase64URL.fromBuffer(bytesOf(challenge)),
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      supportedAlgorithmIDs,
      requireUserVerification: false,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    const transports = response.response.transports ?? []
    return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports }
  } catch {
    return null
  }
}

/** The new counter of the stored passkey that answered this challenge on this site; null if it did not. */
export async function readUsedPasskey(
  response: z.output<typeof usedPasskey>,
  stored: StoredPasskey,
  { publicUrl, challenge }: { publicUrl: string; challenge: string },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: withoutUndefined(response.response) },
      expectedChallenge: isoBase64URL.fromBuffer(bytesOf(challenge)),
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(stored.public_key),
        counter: stored.counter,
        transports: stored.transports,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The library's options as the plain JSON object that the contract promises. */
const plain = (options: object): Record<string, unknown> => ({ ...options })

type Defined<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> }
const withoutUndefined = <Shape extends object>(value: Shape): Defined<Shape> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<Shape>
