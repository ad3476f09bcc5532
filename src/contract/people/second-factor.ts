import { z } from 'zod'
import { email, fault, instant, named, optionalText, personName, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'

/** Bounded before normalisation, but long enough for codes copied with spaces and hyphens. */
const typedCode = z.string(fault('code-invalid')).max(40, fault('code-invalid'))
const halfWidth = (text: string) => nfkc(text).replace(/[\s\p{Pd}ー]/gu, '')

/** A code of an authenticator app as typed, also with full-width digits and spaces. */
export const oneTimeCode = typedCode.transform(halfWidth).pipe(z.string().regex(/^\d{6}$/, fault('code-invalid')))

/** A recovery code as typed. */
export const recoveryCode = typedCode
  .transform((text) => halfWidth(text).toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{10}$/, fault('recovery-code-invalid')))

const wrongShape = fault('wrong-shape')
const bytes = (most: number) =>
  z
    .string(wrongShape)
    .max(most, wrongShape)
    .regex(/^[\w-]+$/, wrongShape)
const ofCredential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', wrongShape),
  clientExtensionResults: z.object({}).default({}),
}

/** A browser's assertion by a passkey (AuthenticationResponseJSON of WebAuthn Level 3). */
export const usedPasskey = z.object(
  {
    ...ofCredential,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        authenticatorData: bytes(8_000),
        signature: bytes(8_000),
        userHandle: bytes(200).optional(),
      },
      wrongShape,
    ),
  },
  wrongShape,
)

/** A browser's new passkey (RegistrationResponseJSON of WebAuthn Level 3). */
export const newPasskey = z.object(
  {
    ...ofCredential,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(20_000),
        transports: z.array(z.string().max(30)).max(10).optional(),
      },
      wrongShape,
    ),
  },
  wrongShape,
)

export const challengeToken = requiredText(100)
export const passkeyName = optionalText(limits.passkeyName)

/** Options for the browser's `navigator.credentials`, in the JSON form of WebAuthn Level 3. */
const passkeyOptions = z.record(z.string(), z.unknown())

/** The browser's answer to the options is sent back together with the challenge, once. */
export const passkeyRequest = z.object({ challenge: z.string(), options: passkeyOptions })

/** The ways to confirm one's identity; `passkey` if there is one. */
export const confirmationWays = named('ConfirmationWays', {
  has_password: z.boolean(),
  totp: z.boolean(),
  passkey: passkeyRequest.nullable(),
  /** A code by mail (`POST /api/auth/code`): for accounts with neither password nor second factor. */
  mailed_code: z.boolean(),
})

/** Data of `second-factor-required`: one of the ways answers the challenge within 5 minutes. */
export const secondFactorRequest = named('SecondFactorRequest', {
  challenge: z.string(),
  expires_at: instant,
  totp: z.boolean(),
  passkey: passkeyOptions.nullable(),
  recovery_code: z.boolean(),
})

export const passkey = named('Passkey', {
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
})

/** Recovery codes are shown once, when they are created. */
export const recoveryCodes = z.array(z.string()).nullable()

/** An account's second factor, without secrets. */
export const secondFactor = named('SecondFactor', {
  totp_since: instant.nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
  /** Whether this site's address supports passkeys. */
  passkeys_available: z.boolean(),
  /** Whether this account must have one. */
  required: z.boolean(),
})

/** Signing in by a mailed code. The name is asked of people without an account. */
export const askForCodeInput = z.object({ email })

const newcomer = { name: personName.optional() }

export const confirmCodeInput = z.object({ email, code: oneTimeCode, ...newcomer })

export const confirmCodeLinkInput = z.object({ token: requiredText(limits.entry, 'reset-token-missing'), ...newcomer })
