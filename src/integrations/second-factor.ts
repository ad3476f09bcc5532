import type { z } from 'zod'
import type { secondFactorRequest, usedPasskey } from '#contract/people/second-factor.ts'
import { passkeyUse, readUsedPasskey, type StoredPasskey } from './passkeys.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { seal, unseal } from './sealed-text.ts'
import { totpStep } from './totp.ts'

/** What somebody gives to prove who they are; the first that is there counts. */
export type GivenFactor = {
  passkey?: z.output<typeof usedPasskey> | undefined
  recovery_code?: string | undefined
  code?: string | undefined
}

/** What of a right factor has to be used up, so that nobody can give it again. */
export type Proof =
  | { kind: 'totp'; step: number; sealedAnew?: SealedAnew | undefined }
  | { kind: 'passkey'; credential_id: string; counter: number }
  | { kind: 'recovery-code'; hashes: Buffer[] }

/** A text that was sealed with a former secret, and the same sealed with the current one. */
export type SealedAnew = { before: string; after: string }

/** What an account's factors are checked against; `totp` is sealed. */
export type StoredFactors = { totp: string | null; passkeys: readonly StoredPasskey[] }

type Site = { publicUrl: string; secret: string; acceptedSecrets: readonly string[] }

/** The owner's id is sealed along: a secret that was copied to another account opens nothing there. */
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

/** What a rotation of APP_SECRET leaves to do for an app's secret; undefined when there is nothing, or nothing opens it. */
export function sealTotpAnew(
  before: string,
  userId: string,
  { secret, acceptedSecrets }: Omit<Site, 'publicUrl'>,
): SealedAnew | undefined {
  const text = unsealTotpSecret(before, userId, { acceptedSecrets })
  if (text === null || unseal(before, [secret]) !== null) return undefined
  return { before, after: sealTotpSecret(text, userId, { secret }) }
}

/** Whether a factor is right; what has to be used up of it, or null. A recovery code is looked up when it is used up. */
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

/** A sign-in that waits for a factor. */
export type SignInChallenge = {
  challenge: string
  expires_at: Date
  totp: boolean
  recovery_code: boolean
  passkeys: readonly Pick<StoredPasskey, 'credential_id' | 'transports'>[]
}

/** The question that a person answers to sign in, as the contract has it. */
export async function askForSecondFactor(
  { passkeys, ...waiting }: SignInChallenge,
  { publicUrl }: Site,
): Promise<z.input<typeof secondFactorRequest>> {
  const { challenge } = waiting
  const passkey = passkeys.length > 0 ? await passkeyUse({ publicUrl, challenge, passkeys }) : null
  return { ...waiting, passkey }
}
