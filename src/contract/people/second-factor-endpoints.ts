import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { givenPassword } from '#contract/fields.ts'
import { confirmation } from '#words/confirmations.ts'
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
    address: 'POST /api/auth/second-factor',
    summary: 'Finish a sign-in that was `second-factor-required`, with `code`, `recovery_code` or `passkey`',
    access: 'public',
    body: z.object({
      challenge: challengeToken,
      code: oneTimeCode.optional(),
      recovery_code: recoveryCode.optional(),
      passkey: usedPasskey.optional(),
    }),
    output: signedIn,
    refusals: ['challenge-over', 'code-wrong', 'passkey-wrong', 'account-suspended', 'factor-paused'],
    changes: [],
  }),
  readSecondFactor: endpoint({
    address: 'GET /api/auth/second-factor',
    summary: 'The second factors of the own account',
    ...own,
    output: z.object({ second_factor: secondFactor }),
  }),
  beginTotp: endpoint({
    address: 'POST /api/auth/totp',
    summary: 'A new secret for an authenticator app; it counts once a first code was right',
    ...own,
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['totp-set-up-already', 'confirmation-required'],
    changes: [],
  }),
  confirmTotp: endpoint({
    address: 'POST /api/auth/totp/confirm',
    summary: 'Set the authenticator app up with its first code; the first factor brings recovery codes, told once',
    ...own,
    body: z.object({ code: oneTimeCode }),
    output: z.object({ recovery_codes: recoveryCodes }),
    refusals: ['totp-not-begun', 'code-wrong', 'too-many-tries', 'confirmation-required'],
    message: confirmation.totpAdded,
    changes: ['readSecondFactor', 'listSessions'],
  }),
  removeTotp: endpoint({
    address: 'DELETE /api/auth/totp',
    summary: 'Remove the authenticator app',
    ...own,
    refusals: ['no-second-factor', 'confirmation-required'],
    message: '認証アプリの登録を解除しました',
    changes: ['readSecondFactor'],
  }),
  beginPasskey: endpoint({
    address: 'POST /api/auth/passkeys/options',
    summary: 'Options for making a passkey',
    ...own,
    output: passkeyRequest,
    refusals: ['passkeys-unavailable', 'too-many-passkeys', 'confirmation-required'],
    changes: [],
  }),
  addPasskey: endpoint({
    address: 'POST /api/auth/passkeys',
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
    message: confirmation.passkeyAdded,
    changes: ['readSecondFactor', 'listSessions'],
  }),
  removePasskey: endpoint({
    address: 'DELETE /api/auth/passkeys/:id',
    summary: 'Remove a passkey',
    ...own,
    unknownId: 'passkey-not-found',
    refusals: ['confirmation-required'],
    message: 'パスキーを削除しました',
    changes: ['readSecondFactor'],
  }),
  renewRecoveryCodes: endpoint({
    address: 'POST /api/auth/recovery-codes',
    summary: 'New recovery codes, told once; the older ones become void',
    ...own,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    refusals: ['no-second-factor', 'confirmation-required'],
    message: '回復コードを再発行しました',
    changes: ['readSecondFactor'],
  }),
  beginConfirmation: endpoint({
    address: 'POST /api/auth/confirm/options',
    summary: 'How the caller can confirm who they are',
    ...own,
    output: confirmationWays,
    changes: [],
  }),
  confirmAgain: endpoint({
    address: 'POST /api/auth/confirm',
    summary:
      'Confirm with `password`, `code` (of an app or by mail) or `passkey`; it holds for 10 minutes of this session',
    ...own,
    body: z.object({
      password: givenPassword.optional(),
      code: oneTimeCode.optional(),
      challenge: challengeToken.optional(),
      passkey: usedPasskey.optional(),
    }),
    refusals: [
      'password-wrong',
      'code-wrong',
      'code-invalid',
      'code-expired',
      'passkey-wrong',
      'challenge-over',
      'too-many-tries',
      'factor-paused',
    ],
    message: '確認しました',
    changes: [],
  }),
}
