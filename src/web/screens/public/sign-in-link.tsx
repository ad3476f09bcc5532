import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { CodeSignIn } from '#web/session/code-sign-in.tsx'
import { SessionSkeleton } from '#web/session/guard.tsx'
import { signIn, useSession } from '#web/session/session.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: 'メールのコードでログイン', hidden: true })

/** The link in the mail with a code: its button signs in with the token, which only the browser reads. */
export default function SignInLink() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'signed-in') void navigate(pagePath('home'), { replace: true })
  }, [status, navigate])
  if (!hydrated) return <SessionSkeleton />
  const token = query.get('token')
  const begin: typeof signIn = (data) => {
    signIn(data)
    // Somebody may have sent the link of their own account.
    const who = `${data.user.email} でログインしています。`
    toast.success(
      'ログインしました',
      token ? `${who}操作の途中だったときは、元の画面に戻ると続けられます。` : undefined,
    )
  }
  return (
    <NarrowSheet
      title="メールのコードでログイン"
      lead={
        token
          ? 'ボタンを押すと、この端末でログインします。ご自身で依頼していない場合は、押さずにこの画面を閉じてください。別の端末で操作を続けるときは、その端末でメールのコードを入力してください。'
          : 'メールアドレスに届くコードでログインします。'
      }
    >
      <CodeSignIn {...(token && { token })} onDone={begin} />
    </NarrowSheet>
  )
}
