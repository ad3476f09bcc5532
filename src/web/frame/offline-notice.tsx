import { Wifi, WifiOff } from 'lucide-react'
import type { Network } from './use-network.ts'
import '#web/parts/toasts/toast.css'
import './offline-notice.css'

/** Announces politely that the network is lost or back. `refused`: a navigation was refused. */
export function OfflineNotice({ network, refused }: { network: Network; refused: boolean }) {
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
            <b>インターネットにつながりました</b>
          </div>
        </div>
      )}
    </div>
  )
}
