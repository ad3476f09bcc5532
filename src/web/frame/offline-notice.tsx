import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How long it says that the network is back, in ms. */
const backAgain = 5_000

/** Screens that were shown in this document: their code is loaded. */
const seen = new Set<string>()

/** Tells, politely, that the browser has no network, and when it has one again. Reads go on by themselves then. */
export function OfflineNotice() {
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online')

  useEffect(() => {
    const leave = () => setState('offline')
    const comeBack = () => setState((before) => (before === 'offline' ? 'back' : before))
    if (!navigator.onLine) leave()
    window.addEventListener('offline', leave)
    window.addEventListener('online', comeBack)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', comeBack)
    }
  }, [])

  const { pathname } = useLocation()
  useEffect(() => void seen.add(pathname), [pathname])

  // The code of a screen that was not shown yet cannot be loaded now, and the router would leave for the browser's own page.
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (state !== 'offline') return
    setRefused(false)
    const stay = (event: MouseEvent) => {
      if (!leadsToUnseen(event)) return
      event.preventDefault()
      setRefused(true)
    }
    // Before the router's own listener.
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [state])

  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('online'), backAgain)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div className="offline" role="status">
      {state === 'offline' && (
        <div className="toast warning">
          <WifiOff className="icon" aria-hidden="true" />
          <div>
            <b>オフラインです</b>
            <p>
              {refused
                ? 'リンク先のページは、つながってから開けます。このページはそのまま使えます。'
                : 'つながると、続きを読み込みます。入力した内容は残っています。'}
            </p>
          </div>
        </div>
      )}
      {state === 'back' && (
        <div className="toast success">
          <Wifi className="icon" aria-hidden="true" />
          <div>
            <b>インターネットにつながりました</b>
          </div>
        </div>
      )}
    </div>
  )
}

/** A press of a link to another screen of the site that this document has not shown. */
function leadsToUnseen(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.origin !== window.location.origin) return false
  return link.pathname !== window.location.pathname && !seen.has(link.pathname)
}
