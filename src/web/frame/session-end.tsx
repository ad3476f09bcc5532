import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { loginPath } from '#web/session/login-path.ts'
import { useSession } from '#web/session/session.ts'

/** Leads to sign-in when the server ended the session during a visit. */
export function SessionEnd() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const over = session.status === 'ended' && !session.atStart

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per end, wherever the reader is then
  useEffect(() => {
    if (over && location.pathname !== pagePath('login')) void navigate(loginPath(location), { state: location.state })
  }, [over])
  return null
}
