import { useState } from 'react'
import { comparableEmail } from '#rules/people/email.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import type { EmailProofQuestion } from './email-proof-dialog.tsx'

const passwordDialog = lazyPart(async () => (await import('./email-proof-dialog.tsx')).EmailProofDialog)

/**
 * Saves an account, and asks for the password first when its email changes. The dialog stays until the password is
 * right; closing it saves nothing and returns null. Put `dialog` outside of the form, which its submit event would also
 * send.
 */
export function useEmailProof(user: SessionUser) {
  const [question, setQuestion] = useState<EmailProofQuestion | null>(null)

  async function save<Result>(
    email: string,
    send: (proof: { currentPassword?: string }) => Promise<Result>,
  ): Promise<Result | null> {
    // Without a password the server demands a new sign-in.
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
