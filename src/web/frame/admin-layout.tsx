import { Outlet } from 'react-router'
import { RequirePermission } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

/** Frame of the administrator's screens. */
export default function AdminLayout() {
  return (
    <RequirePermission permission="stats:read" fallback={<AppFrame />}>
      {(user) => (
        <AppFrame user={user}>
          <Outlet />
        </AppFrame>
      )}
    </RequirePermission>
  )
}
