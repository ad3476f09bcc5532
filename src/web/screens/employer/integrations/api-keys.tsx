import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointAddress } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { maxKeys } from '#rules/people/api-keys.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { keyScopeLabel, keyStateLabel } from '#words/api-key-labels.ts'
import { tableDateText, tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

const NewKeyDialog = lazyDialog(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog)
const SecretDialog = lazyDialog(async () => (await import('./secret-dialog.tsx')).SecretDialog)

/** The employer's keys, and the button for a new one. */
export function ApiKeys() {
  const query = useQuery(read('listApiKeys'))
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section className="sheet sheet--padded ui-stack" aria-labelledby="api-keys">
      <div className="ui-row ui-row--between">
        <h2 className="text-md font-bold" id="api-keys">
          APIキー
        </h2>
        <Button size="sm" onPointerEnter={NewKeyDialog.preload} onClick={() => setCreating(true)}>
          APIキーを作成する
        </Button>
      </div>
      <p className="text-sm text-muted ui-phrase">
        APIキーを設定したシステムから、選んだ権限の範囲で、自社の求人と応募を操作できます。
        <OutsideLink href={endpointAddress('readApiDocs').path} className="inline-flex items-center gap-1">
          APIの説明
        </OutsideLink>
      </p>
      <QueryState
        query={query}
        waiting={<SkeletonRows count={2} label="APIキーを読み込み中" />}
        failure={() => ({ title: 'APIキーを取得できませんでした' })}
      >
        {({ keys }) =>
          keys.length === 0 ? (
            <p className="text-sm border-t border-rule-soft pt-3">APIキーはまだありません。</p>
          ) : (
            <ul className="ui-stack ui-stack--tight" aria-labelledby="api-keys">
              {keys.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <p className="text-xs text-muted ui-phrase">
        キーは{maxKeys}個まで作成できます。作成した人がチームのオーナーでなくなると、そのキーは使えなくなります。
      </p>
      {creating && <NewKeyDialog onDone={setSecret} onClose={() => setCreating(false)} />}
      {secret && (
        <SecretDialog
          name="APIキー"
          hint="パスワードと同じように、ほかの人に見えない場所に保存してください。"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </section>
  )
}

type ApiKey = ResponseData<'listApiKeys'>['keys'][number]

/** A key by name and first letters: its scopes, last use and expiry. */
function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, shown, scopes, state, created_by_name, created_at, expires_at, last_used_at } = apiKey
  const [asking, setAsking] = useState(false)

  async function revoke() {
    const { message } = await callAndRefresh('revokeApiKey', { params: { id } })
    focusTitle()
    toast.success(message, name, 'key')
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
