import { Outlet } from 'react-router'
import { RequireSession } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the screens that everybody who is signed in has. */
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
