import { Outlet } from 'react-router'
import { RequirePermission } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the employer's screens. */
export default function EmployerLayout() {
  return (
    <RequirePermission permission="job:read-own" fallback={<AppFrame />}>
      {(user) => (
        <AppFrame user={user}>
          <Outlet />
        </AppFrame>
      )}
    </RequirePermission>
  )
}
