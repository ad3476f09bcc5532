import { Outlet } from 'react-router'
import { changes } from '#contract/changes.ts'
import { addresses } from '#contract/endpoint-map.ts'
import { operatorAddresses, operatorChanges } from '#contract/operator-map.ts'
import { RequirePermission } from '#web/session/guard.tsx'
import { AppFrame } from './app-frame.tsx'

Object.assign(addresses, operatorAddresses)
Object.assign(changes, operatorChanges)

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
