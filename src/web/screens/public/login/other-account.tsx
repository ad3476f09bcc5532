import { Button, LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { signOut } from '#web/session/session.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { roleLabel } from '#words/labels.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'

/** Asks a signed-in person who needs another kind of account to sign out or stay. */
export function OtherAccount({ user, back }: { user: SessionUser; back: string }) {
  return (
    <div className="ui-stack">
      <Notice title={`${user.name}さん（${roleLabel[user.role]}）としてログインしています`}>
        別の種類のアカウントは、いったんログアウトしてから登録します。登録には、別のメールアドレスが必要です。
      </Notice>
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          void signOut()
          toast.success(sessionConfirmation.signedOut)
          focusTitle()
        }}
      >
        ログアウトして登録へ進む
      </Button>
      <LinkButton to={back} size="lg" block>
        このまま利用する
      </LinkButton>
    </div>
  )
}
