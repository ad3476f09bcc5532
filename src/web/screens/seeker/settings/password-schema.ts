import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { changePasswordInput } from '#contract/people/account-inputs.ts'
import { formResolver } from '#web/forms/form-resolver.ts'

const passwordForm = changePasswordInput.extend({
  currentPassword: z.string().min(1, fault('required')),
  confirmPassword: z.string(),
})

export const passwordResolver = formResolver(passwordForm, ({ newPassword, confirmPassword }) => ({
  confirmPassword: newPassword === confirmPassword ? undefined : 'new-passwords-differ',
}))
