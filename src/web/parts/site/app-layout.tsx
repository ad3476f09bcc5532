import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Role } from '#rules/people/roles.ts'
import { sideGroups, type WaitingCounts } from './menu-entries.ts'
import { SideIndex } from './side-index.tsx'
import './side-index.css'
import './app-layout.css'

/** Signed-in screens: side index of the role, and the content beside it. `role` undefined: not known yet, no index. */
export function AppLayout(props: { role: Role | undefined; waiting: WaitingCounts; children: ReactNode }) {
  const { role, waiting, children } = props
  const { pathname } = useLocation()
  return (
    <div className="ui-page">
      <div className="app-layout">
        {role ? (
          <SideIndex groups={sideGroups[role]} currentPath={pathname} waiting={waiting} />
        ) : (
          <div className="side-index" aria-hidden="true" />
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
