import {
  changePassword,
  findPasswordChange,
  forgotPassword,
  resetPassword,
  revertEmail,
  secureAccount,
} from '#actions/people/recovery.ts'
import { endOtherSessions, endSession, listSessions, refreshSession, signOut } from '#actions/people/sessions.ts'
import { answerSecondFactor, signIn } from '#actions/people/signing-in.ts'
import { register, resendVerification, verifyEmail } from '#actions/people/signing-up.ts'
import {
  finishLinkedin,
  readSocialProviders,
  signInSocially,
  startLinkedin,
  takeLinkedinToken,
} from '#actions/people/social-sign-in.ts'
import type { Actions } from './action.ts'

export const signInActions = {
  signIn,
  register,
  signOut,
  refreshSession,
  changePassword,
  findPasswordChange,
  forgotPassword,
  resetPassword,
  verifyEmail,
  revertEmail,
  secureAccount,
  resendVerification,
  endOtherSessions,
  endSession,
  listSessions,
  answerSecondFactor,
  readSocialProviders,
  signInWithGoogle: ({ body }, context) => signInSocially({ provider: 'google', ...body }, context),
  signInWithLinkedin: ({ body }, context) => signInSocially({ provider: 'linkedin', ...body }, context),
  startLinkedin,
  finishLinkedin,
  takeLinkedinToken,
} satisfies Partial<Actions>
