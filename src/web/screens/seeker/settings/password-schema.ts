import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { changePasswordInput } from '#contract/people/account-inputs.ts'
import { formResolver } from '#web/forms/form-resolver.ts'

const passwordForm = changePasswordInput.extend({
  currentPassword: z.string().min(1, fault('required')),
  confirmPassword: z.string(),
})

const areSame = ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) =>
  ({ confirmPassword: newPassword === confirmPassword ? undefined : 'new-passwords-differ' }) as const

export const passwordResolver = formResolver(passwordForm, areSame)

/** Of an account without a password. */
export const firstPasswordResolver = formResolver(passwordForm.extend({ currentPassword: z.string() }), areSame)
