import { useLocation, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { SiteHeader } from '#web/parts/site/site-header.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { signOut, useSession } from '#web/session/session.ts'
import { hasComparedJobs } from '#web/storage/compared-jobs.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'
import '#web/parts/button.css'
import './header.css'

const bell = lazyPart(async () => (await import('./notification-bell.tsx')).default)

/**
 * The header for this browser's session. The server always renders the visitors' header, so that pages can be cached.
 */
export function Header() {
  const session = useSession()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const waiting = useWaitingCounts()
  return (
    <div className={session.status === 'deciding' ? 'header--deciding contents' : 'contents'}>
      <SiteHeader viewer={session.user} waiting={waiting} currentPath={pathname} onLogout={signOut}>
        {session.user && (
          <Lazy part={bell} fallback={<span className="button button--square button--ghost" />}>
            {(NotificationBell) => <NotificationBell />}
          </Lazy>
        )}
      </SiteHeader>
    </div>
  )
}

/**
 * Goes home and then signs out, because a protected screen would ask to sign in. `flushSync` removes the screen first,
 * or it would repeat its reads without a token.
 */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const lost = hasComparedJobs() ? 'お気に入り、比べる求人、下書き' : 'お気に入りと下書き'
    await navigate(pagePath('home'), { flushSync: true })
    await signOut()
    toast.success(sessionConfirmation.signedOut, `この端末に保存されていた${lost}を削除しました。`)
  }
}
