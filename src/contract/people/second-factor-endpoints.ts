import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { givenPassword, id } from '#contract/fields.ts'
import { signedIn } from './account-endpoints.ts'
import {
  challengeToken,
  confirmationWays,
  newPasskey,
  oneTimeCode,
  passkey,
  passkeyName,
  passkeyRequest,
  recoveryCode,
  recoveryCodes,
  secondFactor,
  usedPasskey,
} from './second-factor.ts'

const own = { access: 'account:own', beforeEnrolment: true } as const

/** Second factors of accounts: authenticator app (RFC 6238), passkeys (WebAuthn), recovery codes. */
export const secondFactorEndpoints = {
  answerSecondFactor: endpoint({
    summary: 'Finish a sign-in that was `second-factor-required`, with `code`, `recovery_code` or `passkey`',
    access: 'public',
    body: z.object({
      challenge: challengeToken,
      code: oneTimeCode.optional(),
      recovery_code: recoveryCode.optional(),
      passkey: usedPasskey.optional(),
    }),
    output: signedIn,
    status: 200,
    refusals: ['challenge-over', 'code-wrong', 'passkey-wrong', 'account-suspended', 'too-many-tries'],
  }),
  readSecondFactor: endpoint({
    summary: 'The second factors of the own account',
    ...own,
    output: z.object({ second_factor: secondFactor }),
    status: 200,
    refusals: [],
  }),
  beginTotp: endpoint({
    summary: 'A new secret for an authenticator app; it counts once a first code was right',
    ...own,
    output: z.object({ secret: z.string(), uri: z.string() }),
    status: 200,
    refusals: ['totp-set-up-already', 'confirmation-required'],
  }),
  confirmTotp: endpoint({
    summary: 'Set the authenticator app up with its first code; the first factor brings recovery codes, told once',
    ...own,
    body: z.object({ code: oneTimeCode }),
    output: z.object({ recovery_codes: recoveryCodes }),
    status: 200,
    refusals: ['totp-not-begun', 'code-wrong', 'too-many-tries', 'confirmation-required'],
  }),
  removeTotp: endpoint({
    summary: 'Remove the authenticator app',
    ...own,
    status: 200,
    refusals: ['no-second-factor', 'confirmation-required'],
  }),
  beginPasskey: endpoint({
    summary: 'Options for making a passkey',
    ...own,
    output: passkeyRequest,
    status: 200,
    refusals: ['passkeys-unavailable', 'too-many-passkeys', 'confirmation-required'],
  }),
  addPasskey: endpoint({
    summary: 'Add the passkey that was made; the first factor brings recovery codes, told once',
    ...own,
    body: z.object({ challenge: challengeToken, name: passkeyName.optional(), passkey: newPasskey }),
    output: z.object({ passkey, recovery_codes: recoveryCodes }),
    status: 201,
    refusals: [
      'passkeys-unavailable',
      'challenge-over',
      'passkey-wrong',
      'passkey-taken',
      'too-many-passkeys',
      'confirmation-required',
    ],
  }),
  removePasskey: endpoint({
    summary: 'Remove a passkey',
    ...own,
    params: z.object({ id }),
    unknownId: 'passkey-not-found',
    status: 200,
    refusals: ['passkey-not-found', 'confirmation-required'],
  }),
  renewRecoveryCodes: endpoint({
    summary: 'New recovery codes, told once; the older ones become void',
    ...own,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    status: 200,
    refusals: ['no-second-factor', 'confirmation-required'],
  }),
  beginConfirmation: endpoint({
    summary: 'How the caller can confirm who they are',
    ...own,
    output: confirmationWays,
    status: 200,
    refusals: [],
  }),
  confirmAgain: endpoint({
    summary: 'Confirm with `password`, `code` or `passkey`; it holds for 10 minutes of this session',
    ...own,
    body: z.object({
      password: givenPassword.optional(),
      code: oneTimeCode.optional(),
      challenge: challengeToken.optional(),
      passkey: usedPasskey.optional(),
    }),
    status: 200,
    refusals: ['password-wrong', 'code-wrong', 'passkey-wrong', 'challenge-over', 'too-many-tries'],
  }),
}
