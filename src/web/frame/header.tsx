import { useLocation } from 'react-router'
import { SiteHeader } from '#web/parts/site/site-header.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useSession } from '#web/session/session.ts'
import { useSignOut } from '#web/session/use-sign-out.ts'
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
