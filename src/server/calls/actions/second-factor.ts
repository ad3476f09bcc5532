import { addPasskey } from '#actions/people/second-factor/add-passkey.ts'
import { beginConfirmation } from '#actions/people/second-factor/begin-confirmation.ts'
import { beginPasskey } from '#actions/people/second-factor/begin-passkey.ts'
import { beginTotp } from '#actions/people/second-factor/begin-totp.ts'
import { confirmAgain } from '#actions/people/second-factor/confirm-again.ts'
import { confirmTotp } from '#actions/people/second-factor/confirm-totp.ts'
import { readSecondFactor } from '#actions/people/second-factor/read-second-factor.ts'
import { removePasskey } from '#actions/people/second-factor/remove-passkey.ts'
import { removeTotp } from '#actions/people/second-factor/remove-totp.ts'
import { renewRecoveryCodes } from '#actions/people/second-factor/renew-recovery-codes.ts'
import type { Actions } from './action.ts'

export const secondFactorActions = {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginTotp,
  confirmAgain,
  confirmTotp,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} satisfies Partial<Actions>
