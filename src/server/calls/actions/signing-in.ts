import { endOtherSessions } from '#actions/people/sessions/end-other-sessions.ts'
import { endSession } from '#actions/people/sessions/end-session.ts'
import { listSessions } from '#actions/people/sessions/list-sessions.ts'
import { answerSecondFactor } from '#actions/people/signing-in/answer-second-factor.ts'
import { changePassword, findPasswordChange } from '#actions/people/signing-in/change-password.ts'
import { forgotPassword } from '#actions/people/signing-in/forgot-password.ts'
import { finishLinkedin, startLinkedin, takeLinkedinToken } from '#actions/people/signing-in/linkedin-flow.ts'
import { readSocialProviders } from '#actions/people/signing-in/read-social-providers.ts'
import { refreshSession } from '#actions/people/signing-in/refresh-session.ts'
import { register } from '#actions/people/signing-in/register.ts'
import { resendVerification } from '#actions/people/signing-in/resend-verification.ts'
import { resetPassword } from '#actions/people/signing-in/reset-password.ts'
import { revertEmail } from '#actions/people/signing-in/revert-email.ts'
import { secureAccount } from '#actions/people/signing-in/secure-account.ts'
import { signIn } from '#actions/people/signing-in/sign-in.ts'
import { signInSocially } from '#actions/people/signing-in/sign-in-socially.ts'
import { signOut } from '#actions/people/signing-in/sign-out.ts'
import { verifyEmail } from '#actions/people/signing-in/verify-email.ts'
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
