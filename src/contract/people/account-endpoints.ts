import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/fields.ts'
import {
  changePasswordInput,
  contactInput,
  forgotPasswordInput,
  registerInput,
  resetPasswordInput,
  revertEmailInput,
  secureAccountInput,
  signInInput,
  verifyEmailInput,
} from './account-inputs.ts'
import { user } from './user.ts'

export const signedIn = z.object({ user, token: z.string() })
const socialBody = z.object({ accessToken: requiredText(8_192) })

export const accountEndpoints = {
  signIn: endpoint({
    summary: 'Sign in with email and password',
    access: 'public',
    body: signInInput,
    output: signedIn,
    status: 200,
    refusals: ['wrong-credentials', 'account-suspended', 'second-factor-required', 'too-many-tries'],
  }),
  register: endpoint({
    summary: 'Sign up',
    access: 'public',
    body: registerInput,
    output: signedIn,
    status: 201,
    refusals: ['email-taken', 'too-many-tries'],
  }),
  signOut: endpoint({
    summary: 'End the session of the bearer token; always succeeds',
    access: 'public',
    status: 200,
    refusals: [],
  }),
  refreshSession: endpoint({
    summary: 'Exchange the bearer token for a new one',
    access: 'public',
    output: z.object({ token: z.string() }),
    status: 200,
    refusals: ['session-ended'],
  }),
  changePassword: endpoint({
    summary: 'Change the password; every other session ends',
    access: 'account:own',
    body: changePasswordInput,
    status: 200,
    refusals: ['current-password-wrong', 'too-many-tries'],
  }),
  forgotPassword: endpoint({
    summary: 'Ask for a reset link by mail; the same answer whether or not the email is known',
    access: 'public',
    body: forgotPasswordInput,
    output: z.object({ resetLink: z.string().optional() }),
    status: 200,
    refusals: ['too-many-tries'],
  }),
  resetPassword: endpoint({
    summary: 'Set a new password with the token of a reset link',
    access: 'public',
    body: resetPasswordInput,
    status: 200,
    refusals: ['reset-link-invalid'],
  }),
  verifyEmail: endpoint({
    summary: 'Confirm the email with the token of the mailed link; again, while the link is valid, succeeds too',
    access: 'public',
    body: verifyEmailInput,
    output: z.object({ already_verified: z.boolean() }),
    status: 200,
    refusals: ['verify-link-invalid'],
  }),
  resendVerification: endpoint({
    summary: 'Mail the link that confirms the email again; the older one becomes void',
    access: 'account:own',
    status: 200,
    refusals: ['already-verified', 'too-many-tries'],
  }),
  revertEmail: endpoint({
    summary: 'Take a change of email back with the token mailed to the former address; every way in ends',
    access: 'public',
    body: revertEmailInput,
    status: 200,
    refusals: ['revert-link-invalid', 'email-taken'],
  }),
  secureAccount: endpoint({
    summary: 'End every way in to an account with the token of a mailed notice; factors added since the notice go too',
    access: 'public',
    body: secureAccountInput,
    status: 200,
    refusals: ['secure-link-invalid', 'email-taken'],
  }),
  readSocialProviders: endpoint({
    summary: 'Which social sign-ins the operator has set up',
    access: 'public',
    output: z.object({
      google_client_id: z.string().nullable(),
      google_script_url: z.string().nullable(),
      linkedin: z.boolean(),
    }),
    status: 200,
    refusals: [],
  }),
  signInWithGoogle: endpoint({
    summary: "Sign in with an access token of Google's popup flow",
    access: 'public',
    body: socialBody,
    output: signedIn,
    status: 200,
    refusals: [
      'social-not-set-up',
      'social-token-refused',
      'social-provider-away',
      'account-suspended',
      'second-factor-required',
      'too-many-tries',
    ],
  }),
  signInWithLinkedin: endpoint({
    summary: "Sign in with LinkedIn's access token",
    access: 'public',
    body: socialBody,
    output: signedIn,
    status: 200,
    refusals: [
      'social-not-set-up',
      'social-token-refused',
      'social-provider-away',
      'account-suspended',
      'second-factor-required',
      'too-many-tries',
    ],
  }),
  startLinkedin: endpoint({
    summary: "Begin LinkedIn's flow: redirects to the provider",
    access: 'public',
    query: z.object({ redirect: z.string().max(2_000).optional() }),
    writes: 'redirect',
    status: 302,
    refusals: ['social-not-set-up'],
  }),
  finishLinkedin: endpoint({
    summary:
      "End of LinkedIn's flow: redirects to /login, with the token in a sealed cookie of the browser that began it",
    access: 'public',
    query: z.object({
      code: z.string().max(8_192).optional(),
      state: z.string().max(2_000).optional(),
      error: z.string().max(200).optional(),
    }),
    writes: 'redirect',
    status: 302,
    refusals: ['social-not-set-up'],
  }),
  takeLinkedinToken: endpoint({
    summary: "The access token of LinkedIn's flow, once, for the browser that began the flow",
    access: 'public',
    output: z.object({ accessToken: z.string() }),
    endsFlow: true,
    status: 200,
    refusals: ['social-not-set-up', 'social-token-refused'],
  }),
  contactOperator: endpoint({
    summary: 'Write to the operator',
    access: 'public',
    body: contactInput,
    status: 201,
    refusals: ['too-many-tries'],
  }),
}
