import { Outlet } from 'react-router'
import { addAdminAddresses } from '#contract/addresses.ts'
import { adminAddresses } from '#contract/admin-addresses.ts'
import { RequirePermission } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

addAdminAddresses(adminAddresses)

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
