import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'

const about = 'verification'

/**
 * To somebody who has not opened the mailed link yet: where the mail went, and a button that sends it again. Where the
 * server then says that the email is verified (the browser stored otherwise), so does the notice, in the same place until
 * the next screen: going away it would move what is being read.
 */
export function EmailNotice({ user }: { user: SessionUser }) {
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState<string>()
  const verified = user.email_verified
  if (!verified && shownAt !== pathname) setShownAt(pathname)
  const resend = useMutation({
    mutationFn: () => call('resendVerification'),
    onSuccess: ({ message }) => toast.success(message ?? sessionConfirmation.verificationSent, user.email, about),
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
  return (
    <div className="mt-8">
      <Notice
        tone={verified ? 'success' : 'info'}
        title={verified ? 'メールアドレスは確認済みです' : 'メールアドレスの確認がまだです'}
      >
        <span className="break-all">{user.email}</span>
        <span className={verified ? 'invisible' : undefined}>
          {' に送ったメールのリンクを開いてください。'}
          <Button
            size="sm"
            className="ms-2"
            busy={resend.isPending}
            busyLabel="送信しています…"
            onClick={() => resend.mutate()}
          >
            もう一度送る
          </Button>
        </span>
      </Notice>
    </div>
  )
}
