import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Permission } from '#rules/people/permissions.ts'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { roleLabel } from '#words/labels.ts'
import { loginPath } from './login-path.ts'
import { signOut, useSession } from './session.ts'
import type { SessionUser } from './stored-session.ts'
import { mayUse } from './use-may.ts'

/** Shown until the session is known. */
export function SessionSkeleton() {
  return (
    <div className="ui-page py-10">
      <SkeletonText />
    </div>
  )
}

/**
 * Shows its children to signed-in people and sends others to /login; signing out here leads home. Shows the fallback
 * meanwhile. Decides in the browser, because a visit from another site lacks the cookie (SameSite=Strict); the API
 * checks every call anyway.
 */
export function RequireSession({
  children,
  fallback = <SessionSkeleton />,
}: {
  children: (user: SessionUser) => ReactNode
  fallback?: ReactNode
}) {
  const session = useSession()
  const location = useLocation()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (session.user) wasSignedIn.current = true
  }, [session.user])
  if (session.status === 'deciding') return fallback
  if (session.user) return children(session.user)
  return (
    <>
      {fallback}
      {session.status === 'anonymous' && wasSignedIn.current ? (
        <Navigate to={pagePath('home')} replace />
      ) : (
        <Navigate to={loginPath(location)} state={location.state} replace />
      )}
    </>
  )
}

/** As RequireSession, for a permission; leads others home. */
export function RequirePermission({
  permission,
  children,
  fallback,
}: {
  permission: Permission
  children: (user: SessionUser) => ReactNode
  fallback?: ReactNode
}) {
  return (
    <RequireSession fallback={fallback}>
      {(user) =>
        mayUse(user, permission) ? (
          children(user)
        ) : (
          <>
            {fallback ?? <SessionSkeleton />}
            <SentHome user={user} />
          </>
        )
      }
    </RequireSession>
  )
}

/** Leads home, says who is signed in, and offers to open the page with another account: a mail's link may be another's. */
function SentHome({ user }: { user: SessionUser }) {
  const location = useLocation()
  const navigate = useNavigate()
  const lead = useRef(() => {
    const run = () => void signOut().then(() => navigate(loginPath(location)))
    const action = { label: 'アカウントを切り替える', seconds: 20, run }
    const line = 'この画面は、別の種類のアカウントで開けます。'
    toast.warning(`${user.name}さん（${roleLabel[user.role]}）としてログインしています`, line, 'account', action)
    void navigate(pagePath('home'), { replace: true })
  })
  useEffect(() => lead.current(), [])
  return null
}
