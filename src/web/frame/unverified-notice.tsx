import { useMutation } from '@tanstack/react-query'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'

const about = 'verification'

/** To somebody who has not opened the mailed link yet: where the mail went, and a button that sends it again. */
export function UnverifiedNotice({ user }: { user: SessionUser }) {
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
  return (
    <div className="mb-6">
      <Notice title="メールアドレスの確認がまだです">
        <span className="break-all">{user.email}</span>
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
      </Notice>
    </div>
  )
}
