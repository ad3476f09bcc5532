import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'

const confirmDialog = lazyPart(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog)

/** Asks before somebody leaves a screen with unsaved changes: the dialog for links and the back button, the browser for the rest. `onLeave`: they go. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!dirty) return
    confirmDialog.preload()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  const blocked = blocker.state === 'blocked'
  if (!blocked && !confirmDialog.loaded()) return null
  return (
    <Lazy part={confirmDialog} onLoadError={() => blocker.reset?.()}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          open={blocked}
          onOpenChange={(open) => !open && blocker.reset?.()}
          title="保存せずに移動しますか？"
          verb="移動する"
          danger
          onConfirm={() => {
            onLeave?.()
            blocker.proceed?.()
          }}
        >
          <p>入力した内容は保存されていません。移動すると失われます。</p>
        </ConfirmDialog>
      )}
    </Lazy>
  )
}
