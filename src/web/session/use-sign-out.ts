import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { hasComparedJobs } from '#web/storage/compared-jobs.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'
import { signOut } from './session.ts'

/**
 * Goes home and then signs out, because a protected screen would ask to sign in. `flushSync` removes the screen first,
 * or it would repeat its reads without a token.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const lost = hasComparedJobs() ? 'お気に入り、比べる求人、下書き' : 'お気に入りと下書き'
    await navigate(pagePath('home'), { flushSync: true })
    await signOut()
    toast.success(sessionConfirmation.signedOut, `この端末に保存されていた${lost}を削除しました。`)
  }
}
