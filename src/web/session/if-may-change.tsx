import type { ReactNode } from 'react'
import type { Permission } from '#rules/people/permissions.ts'
import { useMayChange } from './use-may.ts'

/** Controls for changes; an auditor sees the screen without them. */
export function IfMayChange({ permission, children }: { permission: Permission; children: ReactNode }): ReactNode {
  return useMayChange(permission) ? children : null
}
