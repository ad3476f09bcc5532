import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHeldMoves } from './use-held-moves.ts'

/** How long it says that the network is back, in ms. */
const backAgain = 5_000

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

  const refused = useHeldMoves(state === 'offline')

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
                ? '移動先のページは、つながってから開けます。このページはそのまま使えます。'
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
