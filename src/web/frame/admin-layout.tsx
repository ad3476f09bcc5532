import { Outlet } from 'react-router'
import { RequireRole } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the administrator's screens. */
export default function AdminLayout() {
  return (
    <RequireRole only="admin" fallback={<AppFrame />}>
      {(user) => (
        <AppFrame user={user}>
          <Outlet />
        </AppFrame>
      )}
    </RequireRole>
  )
}
