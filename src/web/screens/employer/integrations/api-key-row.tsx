import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { keyScopeLabel, keyStateLabel } from '#words/api-key-labels.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableDateText, tableTimeText } from '#words/full-dates.ts'

type ApiKey = ResponseData<'listApiKeys'>['keys'][number]

/** A key by name and first letters: its scopes, last use and expiry. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, shown, scopes, state, created_by_name, created_at, expires_at, last_used_at } = apiKey
  const [asking, setAsking] = useState(false)

  async function revoke() {
    const { message, refreshed } = await call('revokeApiKey', { params: { id } })
    await refreshed
    focusTitle()
    toast.success(message ?? confirmation.keyRevoked, name, 'key')
  }

  return (
    <li className="ui-row ui-row--between items-start border-t border-rule-soft pt-3">
      <span className="min-w-0 flex-1 basis-64">
        <b className="break-all">{name}</b> {state !== 'active' && <Badge tone="warning">{keyStateLabel[state]}</Badge>}
        <code className="block text-sm break-all">{shown}…</code>
        <span className="block text-sm">{scopes.map((scope) => keyScopeLabel[scope]).join('・')}</span>
        <span className="block text-sm text-muted ui-phrase">
          <span className="whitespace-nowrap">最終利用 {last_used_at ? tableTimeText(last_used_at) : 'なし'}・</span>
          <span className="whitespace-nowrap">期限 {expires_at ? tableDateText(expires_at) : 'なし'}・</span>
          {tableDateText(created_at)}に{created_by_name}さんが作成
        </span>
      </span>
      <Button
        size="sm"
        variant="danger-line"
        aria-label={`APIキー「${name}」を取り消す`}
        onClick={() => setAsking(true)}
      >
        取り消す
      </Button>
      {asking && (
        <ConfirmChange
          title={`APIキー「${name}」を取り消しますか？`}
          verb="取り消す"
          busyVerb="取り消しています…"
          refused="APIキーを取り消せませんでした"
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          <p className="ui-phrase">
            このキーを使っているプログラムは、すぐに求人と応募を扱えなくなります。元に戻せません。
          </p>
        </ConfirmChange>
      )}
    </li>
  )
}
