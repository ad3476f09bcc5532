import {
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
} from '#actions/people/second-factor.ts'
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
