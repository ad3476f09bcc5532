import type { ReactNode } from 'react'
import { AppLayout } from '#web/parts/site/app-layout.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { ConfirmAgain } from '#web/session/confirm-again.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import { EmailNotice } from './email-notice.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'

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
