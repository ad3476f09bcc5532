import type { z } from 'zod'
import type { secondFactorRequest } from '#contract/people/second-factor.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'

export type SecondFactorRequest = z.output<typeof secondFactorRequest>

/** Why sign-in failed; above the form. */
export type SignInFailure = { title: string; text: string }

/** The failure of a call that signs in or up. */
export const signInFailure = (title: string, error: unknown): SignInFailure => ({
  title,
  text: failureText(error, {
    refused: '時間をおいて、もう一度お試しください。',
    unreachable: '通信環境を確認して、もう一度お試しください。',
  }),
})

/** The second factor that a refused sign-in asks for; null for other failures. */
export function secondFactorAsked(error: unknown): SecondFactorRequest | null {
  if (!(error instanceof ApiError) || error.code !== 'second-factor-required') return null
  return (error.data as { second_factor: SecondFactorRequest }).second_factor
}
