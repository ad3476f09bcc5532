import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type MenuAccount, sideGroups, type WaitingCounts } from './menu-entries.ts'
import { SideIndex } from './side-index.tsx'
import './side-index.css'
import './app-layout.css'

/** Signed-in screens: side index of the role, and the content beside it. `account` undefined: not known yet, no index. */
export function AppLayout(props: { account: MenuAccount | undefined; waiting: WaitingCounts; children: ReactNode }) {
  const { account, waiting, children } = props
  const { pathname } = useLocation()
  return (
    <div className="ui-page">
      <div className="app-layout">
        {account ? (
          <SideIndex groups={sideGroups(account)} currentPath={pathname} waiting={waiting} />
        ) : (
          <div className="side-index" aria-hidden="true" />
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
