import { Outlet } from 'react-router'
import { RequireSession } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the screens for everybody who is signed in. */
export default function MemberLayout() {
  return (
    <RequireSession fallback={<AppFrame />}>
      {(user) => (
        <AppFrame user={user}>
          <Outlet />
        </AppFrame>
      )}
    </RequireSession>
  )
}
