import { useState } from 'react'
import { comparableEmail } from '#rules/people/email.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import type { EmailProofQuestion } from './email-proof-dialog.tsx'

const passwordDialog = lazyPart(async () => (await import('./email-proof-dialog.tsx')).EmailProofDialog)

/**
 * Saves an account. Where its email changes the password is asked for first, in a dialog that stays until the password is
 * right; closed, nothing is saved and null comes back. Put `dialog` outside of the form, whose submit it would cause.
 */
export function useEmailProof(user: SessionUser) {
  const [question, setQuestion] = useState<EmailProofQuestion | null>(null)

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

  const dialog = question && (
    <Lazy part={passwordDialog} onLoadError={question.cancel}>
      {(EmailProofDialog) => <EmailProofDialog {...question} />}
    </Lazy>
  )
  return { save, dialog }
}

const isAboutPassword = (error: unknown) =>
  error instanceof ApiError && (error.code === 'current-password-wrong' || error.code === 'too-many-tries')
