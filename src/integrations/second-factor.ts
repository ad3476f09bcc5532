import type { z } from 'zod'
import type { secondFactorRequest, usedPasskey } from '#contract/people/second-factor.ts'
import { passkeyUse, readUsedPasskey, type StoredPasskey } from './passkeys.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { seal, unseal } from './sealed-text.ts'
import { totpStep } from './totp.ts'

/** A given factor; the first one present counts. */
export type GivenFactor = {
  passkey?: z.output<typeof usedPasskey> | undefined
  recovery_code?: string | undefined
  code?: string | undefined
}

/** The part of a correct factor that must be used up. */
export type Proof =
  | { kind: 'totp'; step: number; sealedAnew?: SealedAnew | undefined }
  | { kind: 'passkey'; credential_id: string; counter: number }
  | { kind: 'recovery-code'; hashes: Buffer[] }

/** A text sealed with a former secret, and with the current one. */
export type SealedAnew = { before: string; after: string }

/** An account's stored factors; `totp` is sealed. */
export type StoredFactors = { totp: string | null; passkeys: readonly StoredPasskey[] }

type Site = { publicUrl: string; secret: string; acceptedSecrets: readonly string[] }

/** The user's id is sealed too, so that a secret copied to another account is useless. */
const mark = (userId: string) => `totp:${userId}:`
export const sealTotpSecret = (text: string, userId: string, { secret }: Pick<Site, 'secret'>) =>
  seal(mark(userId) + text, secret)
export function unsealTotpSecret(
  sealed: string,
  userId: string,
  { acceptedSecrets }: Pick<Site, 'acceptedSecrets'>,
): string | null {
  const text = unseal(sealed, acceptedSecrets)
  return text?.startsWith(mark(userId)) ? text.slice(mark(userId).length) : null
}

/** The app's secret sealed with the current APP_SECRET; undefined when it is so already, or nothing opens it. */
export function sealTotpAnew(
  before: string,
  userId: string,
  { secret, acceptedSecrets }: Omit<Site, 'publicUrl'>,
): SealedAnew | undefined {
  const text = unsealTotpSecret(before, userId, { acceptedSecrets })
  if (text === null || unseal(before, [secret]) !== null) return undefined
  return { before, after: sealTotpSecret(text, userId, { secret }) }
}

/**
 * The part of a correct factor to be used up; null for a wrong one. Recovery codes are checked when they are used up.
 */
export async function proofOf(
  given: GivenFactor,
  stored: StoredFactors,
  { userId, challenge, now, ...site }: Site & { userId: string; challenge: string | undefined; now: Date },
): Promise<Proof | null> {
  const { passkey, recovery_code, code } = given
  if (passkey) {
    const known = stored.passkeys.find(({ credential_id }) => credential_id === passkey.id)
    if (!known || !challenge) return null
    const counter = await readUsedPasskey(passkey, known, { ...site, challenge })
    return counter === null ? null : { kind: 'passkey', credential_id: known.credential_id, counter }
  }
  if (recovery_code !== undefined)
    return {
      kind: 'recovery-code',
      hashes: site.acceptedSecrets.map((secret) => recoveryCodeHash(recovery_code, userId, secret)),
    }
  const secret = stored.totp && unsealTotpSecret(stored.totp, userId, site)
  const step = secret && code !== undefined ? totpStep(code, secret, now) : null
  return stored.totp && step ? { kind: 'totp', step, sealedAnew: sealTotpAnew(stored.totp, userId, site) } : null
}

/** A pending sign-in. */
export type SignInChallenge = {
  challenge: string
  expires_at: Date
  totp: boolean
  recovery_code: boolean
  passkeys: readonly Pick<StoredPasskey, 'credential_id' | 'transports'>[]
}

/** The response that asks for a second factor. */
export async function askForSecondFactor(
  { passkeys, ...waiting }: SignInChallenge,
  { publicUrl }: Site,
): Promise<z.input<typeof secondFactorRequest>> {
  const { challenge } = waiting
  const passkey = passkeys.length > 0 ? await passkeyUse({ publicUrl, challenge, passkeys }) : null
  return { ...waiting, passkey }
}
