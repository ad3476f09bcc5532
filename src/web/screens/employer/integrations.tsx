import { useQuery } from '@tanstack/react-query'
import { Pencil, Power, PowerOff, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { endpointAddress } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { maxKeys } from '#rules/people/api-keys.ts'
import { maxWebhooks } from '#rules/people/webhooks.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { useMay } from '#web/session/use-may.ts'
import { keyScopeLabel, keyStateLabel } from '#words/api-key-labels.ts'
import { monthDayTimeText, tableDateText, tableTimeText } from '#words/full-dates.ts'
import { webhookEventLabel } from '#words/webhook-labels.ts'
import type { Webhook } from './integrations/webhook-dialog.tsx'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '連携', hidden: true })

/** API keys and webhooks of the employer. */
export default function EmployerIntegrations() {
  const manages = useMay('integration:manage')
  return (
    <>
      <PageHead title="連携" lead="採用管理システムなどと、求人・応募のデータを連携します。" />
      <div className="ui-stack pt-6">
        {manages ? (
          <Settings />
        ) : (
          <EmptyState title="連携を設定できるのは、チームのオーナーです">
            設定が必要なときは、チームのオーナーに依頼してください。
          </EmptyState>
        )}
      </div>
    </>
  )
}

/** Wait for both lists, because the keys' arrival would move what is below. */
function Settings() {
  const lists = [useQuery(read('listApiKeys')), useQuery(read('listWebhooks'))]
  if (lists.some(({ isPending }) => isPending)) return <SkeletonRows count={5} label="連携の設定を読み込み中" />
  return (
    <>
      <ApiKeys />
      <WebhookSheet />
    </>
  )
}

const NewKeyDialog = lazyDialog(async () => (await import('./integrations/new-key-dialog.tsx')).NewKeyDialog)
const SecretDialog = lazyDialog(async () => (await import('./integrations/secret-dialog.tsx')).SecretDialog)

/** The employer's keys, and the button for a new one. */
function ApiKeys() {
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

const WebhookDialog = lazyDialog(async () => (await import('./integrations/webhook-dialog.tsx')).WebhookDialog)
const DeliveryLog = lazyDialog(async () => (await import('./integrations/delivery-log.tsx')).DeliveryLog)

/** The employer's webhooks. */
function WebhookSheet() {
  const query = useQuery(read('listWebhooks'))
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <section className="sheet sheet--padded ui-stack" aria-labelledby="webhooks">
      <h2 className="text-md font-bold" id="webhooks">
        Webhook
      </h2>
      <p className="ui-phrase text-sm text-muted">
        応募や審査の結果を、指定したURLへすぐに通知します。送る内容は、求人と応募のID、求人名、日時だけです。署名はStandard
        Webhooksの方式です。
      </p>
      <QueryState
        query={query}
        waiting={<SkeletonRows count={2} label="Webhookを読み込み中" />}
        failure={(error) => changeFailure(error, 'Webhookを取得できませんでした')}
      >
        {({ webhooks }) => (
          <>
            {webhooks.length === 0 ? (
              <p className="text-sm">Webhookはまだありません。</p>
            ) : (
              <ul className="ui-stack ui-stack--tight" aria-labelledby="webhooks">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
            <div className="ui-row">
              <Button disabled={webhooks.length >= maxWebhooks} onClick={() => setAdding(true)}>
                Webhookを追加する
              </Button>
              <span className="text-xs text-muted">{maxWebhooks}件まで追加できます。</span>
            </div>
          </>
        )}
      </QueryState>
      {adding && <WebhookDialog onClose={() => setAdding(false)} onAdded={setSecret} />}
      {secret && (
        <SecretDialog name="署名シークレット" secret={secret} onClose={() => setSecret(undefined)}>
          <p className="ui-phrase">受信したプログラムは、このシークレットで、しごと帖から届いたことを確認できます。</p>
        </SecretDialog>
      )}
    </section>
  )
}

type Open = 'log' | 'edit' | 'delete' | null

/** A webhook with its state, deliveries and actions. */
function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, switched_off_at } = webhook
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isOn = switched_off_at === null
  const { change } = useReportedChange('webhook')
  const test = () => change(() => callAndRefresh('testWebhook', { params: { id } }), '送れませんでした')
  const turn = () =>
    change(
      () => callAndRefresh('editWebhook', { params: { id }, body: { url, events, on: !isOn } }),
      '変更できませんでした',
    )

  async function remove() {
    const { message } = await callAndRefresh('deleteWebhook', { params: { id } })
    focusTitle()
    toast.success(message, undefined, 'webhook')
  }

  return (
    <li className="ui-row ui-row--between border-t border-rule-soft pt-3">
      <span className="min-w-0 flex-1 basis-64">
        <b className="break-all">{url}</b> <WebhookState webhook={webhook} />
        <span className="ui-phrase block text-sm text-muted">
          {events.map((event) => webhookEventLabel[event]).join('、')}
        </span>
      </span>
      <span className="ui-row ui-row--nowrap">
        <Button size="sm" aria-label={`${url}への送信の記録`} onClick={() => setOpen('log')}>
          送信の記録
        </Button>
        <RowMenu
          label={`${url}の操作`}
          actions={[
            { label: 'テスト送信', icon: Send, onSelect: test },
            { label: '編集', icon: Pencil, onSelect: () => setOpen('edit') },
            isOn
              ? { label: '停止する', icon: PowerOff, onSelect: turn }
              : { label: '再開する', icon: Power, onSelect: turn },
            { label: '削除', icon: Trash2, danger: true, onSelect: () => setOpen('delete') },
          ]}
        />
      </span>
      {open === 'log' && <DeliveryLog webhook={webhook} onClose={close} />}
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'delete' && (
        <ConfirmChange
          title="Webhookを削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除できませんでした"
          onConfirm={remove}
          onClose={close}
        >
          <p className="ui-phrase">このURLへは何も送られなくなり、送信の記録と署名シークレットも消去されます。</p>
        </ConfirmChange>
      )}
    </li>
  )
}

function WebhookState({ webhook: { switched_off_at, failing_since } }: { webhook: Webhook }) {
  if (switched_off_at) return <Badge tone="danger">送信を停止</Badge>
  if (failing_since) return <Badge tone="warning">{monthDayTimeText(failing_since)}から失敗中</Badge>
  return <Badge tone="success">送信中</Badge>
}
