import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type MenuAccount, sideGroups, type WaitingCounts } from './menu-entries.ts'
import { SideIndex } from './side-index.tsx'
import './side-index.css'
import './app-layout.css'

/** A signed-in screen: the role's side index and the content. While `account` is unknown there is no index. */
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
