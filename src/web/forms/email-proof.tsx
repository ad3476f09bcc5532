import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { ApiError } from '#web/api/api-error.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import { formResolver } from './form-resolver.ts'

type Question = { email: string; send: (currentPassword: string) => Promise<void>; cancel: () => void }

/**
 * Saves an account. Where its email changes the password is asked for first, in a dialog that stays until the password is
 * right; closed, nothing is saved and null comes back. Put `dialog` outside of the form, whose submit it would cause.
 */
export function useEmailProof(user: SessionUser) {
  const [question, setQuestion] = useState<Question | null>(null)

  async function save<Result>(
    email: string,
    send: (proof: { currentPassword?: string }) => Promise<Result>,
  ): Promise<Result | null> {
    // Without a password the server asks to sign in again.
    if (!user.has_password || comparableEmail(email) === comparableEmail(user.email)) return send({})
    return new Promise<Result | null>((resolve, reject) => {
      const close = () => setQuestion(null)
      setQuestion({
        email,
        send: async (currentPassword) => {
          try {
            resolve(await send({ currentPassword }))
          } catch (error) {
            if (isAboutPassword(error)) throw error
            reject(error)
          }
          close()
        },
        cancel: () => {
          close()
          resolve(null)
        },
      })
    })
  }

  return { save, dialog: question && <PasswordDialog {...question} /> }
}

const isAboutPassword = (error: unknown) =>
  error instanceof ApiError && (error.code === 'current-password-wrong' || error.code === 'too-many-tries')

const resolver = formResolver(z.object({ currentPassword: z.string().min(1, fault('required')) }))

function PasswordDialog({ email, send, cancel }: Question) {
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues: { currentPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ currentPassword }) => {
    try {
      await send(currentPassword)
    } catch (error) {
      form.setError('currentPassword', { message: (error as Error).message }, { shouldFocus: true })
    }
  })
  return (
    <FormDialog
      onClose={cancel}
      title="メールアドレスを変更しますか？"
      about={
        <p>
          <span className="break-all">{email}</span>
          に変更します。確認のメールをこのアドレスに、変更のお知らせをこれまでのアドレスにお送りします。
        </p>
      }
      verb="変更して保存する"
      busyVerb="保存しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field id="proof-currentPassword" label="現在のパスワード" required error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
    </FormDialog>
  )
}
