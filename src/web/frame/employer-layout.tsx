import { Outlet } from 'react-router'
import { RequireRole } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the employer's screens. */
export default function EmployerLayout() {
  return (
    <RequireRole only="employer" fallback={<AppFrame />}>
      {(user) => (
        <AppFrame user={user}>
          <Outlet />
        </AppFrame>
      )}
    </RequireRole>
  )
}
