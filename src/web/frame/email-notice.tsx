import { useMutation } from '@tanstack/react-query'
import { CircleCheck, Info } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SessionUser } from '#web/session/stored-session.ts'

const about = 'verification'

/**
 * For a person with an unconfirmed email: one line, and a button that sends the link again and names the address. If
 * the server says that the email is confirmed already, so does the notice, which stays until the next screen so that
 * nothing moves.
 */
export function EmailNotice({ user }: { user: SessionUser }) {
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState<string>()
  const verified = user.email_verified
  if (!verified && shownAt !== pathname) setShownAt(pathname)
  const resend = useMutation({
    mutationFn: () => call('resendVerification'),
    onSuccess: ({ message }) => toast.success(message, user.email, about),
    onError: (error) =>
      toast.error(
        failureText(error, {
          refused: '確認のメールを送れませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
        undefined,
        about,
      ),
  })
  if (verified && shownAt !== pathname) return null
  const Icon = verified ? CircleCheck : Info
  return (
    <p
      className="mt-2 flex min-h-11 flex-wrap items-center gap-x-2 border border-warning-line bg-warning-soft px-4 text-sm/normal"
      role={verified ? 'status' : undefined}
    >
      <Icon className="ui-icon ui-icon--small" aria-hidden="true" />
      <b>{verified ? 'メールアドレスは確認済みです' : 'メールアドレスの確認が済んでいません'}</b>
      <Button
        variant="ghost"
        size="sm"
        className={verified ? 'invisible' : undefined}
        busy={resend.isPending}
        busyLabel="送信しています…"
        onClick={() => resend.mutate()}
      >
        確認メールを再送する
      </Button>
    </p>
  )
}
