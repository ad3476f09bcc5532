import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { onConfirmationAsked, onSecondFactorMissing } from '#web/api/confirmation.ts'
import { type MenuAccount, sideGroups, type WaitingCounts } from '#web/parts/site/menu-entries.ts'
import { SideIndex } from '#web/parts/site/side-index.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import { EmailNotice } from './email-notice.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'
import '#web/parts/site/app-layout.css'
import '#web/parts/site/side-index.css'

/** Side index and content of a signed-in screen; the empty frame until the session is known. */
export function AppFrame({ user, children = <SkeletonText /> }: { user?: SessionUser; children?: ReactNode }) {
  const waiting = useWaitingCounts()
  return (
    <AppLayout account={user} waiting={waiting}>
      {user && <EmailNotice user={user} />}
      {children}
      {user && <ConfirmAgain />}
    </AppLayout>
  )
}

/** A signed-in screen: the role's side index and the content. While `account` is unknown there is no index. */
function AppLayout(props: { account: MenuAccount | undefined; waiting: WaitingCounts; children: ReactNode }) {
  const { account, waiting, children } = props
  const { pathname } = useLocation()
  return (
    <div className="ui-page" data-desk={deskAt(pathname)}>
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

/** Desks use a wide window; the approval desk leaves its side menu a narrow rail. Known on the server. */
function deskAt(pathname: string): 'rail' | 'wide' | undefined {
  if (pathname === pagePath('approval')) return 'rail'
  const isDesk = /^\/(papers|employer\/(jobs|applications|interviews|jobs\/[^/]+\/applications))$/.test(pathname)
  return isDesk || pathname.startsWith('/admin/') ? 'wide' : undefined
}

const confirmAgainDialog = lazyPart(
  async () => (await import('#web/session/confirming/confirm-again-dialog.tsx')).ConfirmAgainDialog,
)

/**
 * Shows the dialog when a call demands confirmation, and leads to a missing second factor; docs/product/accounts.md,
 * Confirming again.
 */
function ConfirmAgain() {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void } | null>(null)
  useEffect(() => onConfirmationAsked((settle) => setAsked({ settle })), [])
  const navigate = useNavigate()
  useEffect(
    () => onSecondFactorMissing(() => void navigate(pagePath('settings', { tab: 'security' }), { replace: true })),
    [navigate],
  )
  if (!asked) return null
  const end = (confirmed: boolean) => {
    setAsked(null)
    asked.settle(confirmed)
  }
  return (
    <Lazy part={confirmAgainDialog} onLoadError={() => end(false)}>
      {(Dialog) => <Dialog onEnd={end} />}
    </Lazy>
  )
}
