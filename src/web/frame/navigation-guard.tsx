import { Wifi, WifiOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router'
import { type UnsavedForm, unsavedForm, useUnsavedForm } from '#web/forms/unsaved-form.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import './offline-notice.css'
import '#web/parts/toasts/toast.css'

const leaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/**
 * Blocks a navigation that would lose unsaved changes until the reader confirms it. Offline it refuses screens whose
 * code was not loaded: the router would reload into the browser's error page.
 */
export function NavigationGuard() {
  const network = useNetwork()
  const offline = network === 'offline'
  const unsaved = useUnsavedForm()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<{ redirect: Location | null } | null>(null)

  const { pathname } = useLocation()
  const shownPaths = useRef(new Set<string>())
  useEffect(() => void shownPaths.current.add(pathname), [pathname])

  const onRefuse = useCallback(
    (redirect: Location | null) => setRefusal((before) => ({ redirect: redirect ?? before?.redirect ?? null })),
    [],
  )
  // Repeat a refused redirect when the network is back, because it happens only once (signing out leaves a protected
  // screen); a link can be pressed again.
  useEffect(() => {
    if (offline || !refusal) return
    setRefusal(null)
    const { redirect } = refusal
    if (redirect) void navigate(redirect, { replace: true, state: redirect.state })
  }, [offline, refusal, navigate])

  return (
    <>
      <NavigationBlocker
        isRefused={({ pathname: next }) => offline && !shownPaths.current.has(next)}
        unsaved={unsaved}
        onRefuse={onRefuse}
      />
      <OfflineNotice network={network} refused={refusal !== null} />
    </>
  )
}

/** How long `back` lasts, in ms. */
const backAgain = 5_000

/** `back` for a moment after being offline. */
type Network = 'online' | 'offline' | 'back'

function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>('online')

  useEffect(() => {
    // Synchronously, so that the next press already knows.
    const onOffline = () => flushSync(() => setNetwork('offline'))
    const onOnline = () => setNetwork((before) => (before === 'offline' ? 'back' : before))
    if (!navigator.onLine) setNetwork('offline')
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  useEffect(() => {
    if (network !== 'back') return
    const timer = setTimeout(() => setNetwork('online'), backAgain)
    return () => clearTimeout(timer)
  }, [network])

  return network
}

/** Announces politely that the network is lost or back. `refused`: a navigation was refused. */
function OfflineNotice({ network, refused }: { network: Network; refused: boolean }) {
  return (
    <div className="offline-notice" role="status">
      {network === 'offline' && (
        <div className="toast toast--warning">
          <WifiOff className="ui-icon" aria-hidden="true" />
          <div>
            <b>オフラインです</b>
            <p>
              {refused
                ? '移動先のページは、オンラインに戻ると開けます。このページはそのまま使えます。'
                : 'オンラインに戻ると、続きを読み込みます。入力した内容は残っています。'}
            </p>
          </div>
        </div>
      )}
      {network === 'back' && (
        <div className="toast toast--success">
          <Wifi className="ui-icon" aria-hidden="true" />
          <div>
            <b>オンラインに戻りました</b>
          </div>
        </div>
      )}
    </div>
  )
}

/** The path that the reader sees: a posting beside its list has its own. */
const shownPath = ({ pathname, mask }: Location) => mask?.pathname ?? pathname

/**
 * The app's only blocker, because the router allows one. Always rendered, because a blocker starts to work only after
 * two renderings.
 */
function NavigationBlocker(props: {
  isRefused: (next: Location) => boolean
  unsaved: UnsavedForm | null
  /** `redirect`: the target of a refused navigation that the reader did not choose. */
  onRefuse: (redirect: Location | null) => void
}) {
  const { isRefused, unsaved, onRefuse } = props
  const isRedirect = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isRedirect.current = historyAction === 'REPLACE'
    // Ask the current state: a form that has just left with its ended session must not block.
    const isUnsaved = unsavedForm() !== null
    return isRefused(nextLocation) || (isUnsaved && shownPath(currentLocation) !== shownPath(nextLocation))
  })
  const isBlocked = blocker.state === 'blocked'
  const refused = isBlocked && isRefused(blocker.location)

  useEffect(() => {
    if (!refused) return
    onRefuse(isRedirect.current ? blocker.location : null)
    blocker.reset()
  }, [refused, blocker, onRefuse])
  useEffect(() => {
    if (unsaved) leaveDialog.preload()
  }, [unsaved])

  const asks = isBlocked && !refused
  if (!asks && !leaveDialog.loaded()) return null
  return (
    <Lazy part={leaveDialog} onLoadError={() => blocker.reset?.()}>
      {(LeaveDialog) => (
        <LeaveDialog
          open={asks}
          unsaved={unsaved}
          onStay={() => blocker.reset?.()}
          onLeave={() => blocker.proceed?.()}
        />
      )}
    </Lazy>
  )
}
