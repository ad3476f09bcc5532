import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from './login-path.ts'
import { useSession } from './session.ts'

export type AccountRequest = {
  /** Why an account is needed; the sheet's first line. */
  title: string
  /** What will be done. `kind` is a word of two letters, which also names the last step: 応募. */
  slip: { kind: string; title: string; detail?: ReactNode }
  /** What the press does, once signed in, on the screen where the visitor stands. */
  onReady: () => void
}

/**
 * Runs what a press wants: at once for who is signed in, else after a sheet that signs in, or up, by a mailed code. The
 * screen and what was typed on it stay.
 */
export function useRequireAccount(): (request: AccountRequest) => void {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  return (request) => {
    if (session.user) return request.onReady()
    const login = loginPath(location)
    const toLogin = () => void navigate(login, { state: location.state })
    import('./open-account-sheet.ts')
      .then(({ openAccountSheet }) => openAccountSheet({ ...request, login, toLogin }))
      .catch(toLogin)
  }
}
