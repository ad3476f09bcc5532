import { z } from 'zod'
import {
  choice,
  email,
  fault,
  givenPassword,
  newPassword,
  optionalText,
  personName,
  requiredLines,
  requiredText,
} from '#contract/fields.ts'
import { contactCategories } from '#rules/contact-messages.ts'
import { limits } from '#rules/limits.ts'
import { selectableRoles } from '#rules/people/roles.ts'

const token = requiredText(limits.entry, 'reset-token-missing')

export const signInInput = z.object({ email, password: newPassword() })

export const registerInput = z.object({
  name: personName,
  email,
  password: newPassword(),
  role: choice(selectableRoles, 'role-unknown').default('user'),
  /** The path of this site that the confirmation leads back to; others are ignored. */
  redirect: optionalText(2_000).optional(),
})

export const forgotPasswordInput = z.object({ email })

export const resetPasswordInput = z.object({ token, newPassword: newPassword('reset-password-short') })

export const verifyEmailInput = z.object({ token })

export const revertEmailInput = z.object({ token })

export const secureAccountInput = z.object({ token })

export const changePasswordInput = z.object({
  /** Absent only where there is no password yet. */
  currentPassword: givenPassword.optional(),
  newPassword: newPassword(),
})

export const contactInput = z.object({
  name: requiredText(limits.name.max),
  email,
  subject: requiredText(limits.title),
  message: requiredLines(limits.contactMessage),
  /** Absent: told from the words. */
  category: choice(contactCategories).optional(),
  /** A honeypot: robots fill it, people do not see it. */
  website: optionalText(limits.entry).optional(),
})

/** The sign-up form: the repeated password stays in the browser. */
export const registerForm = registerInput
  .extend({ confirmPassword: z.string(fault('wrong-shape')) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: fault('passwords-differ'),
  })
