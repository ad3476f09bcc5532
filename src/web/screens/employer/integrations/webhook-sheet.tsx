import { useQuery } from '@tanstack/react-query'
import { Pencil, Power, PowerOff, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { maxWebhooks } from '#rules/people/webhooks.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { webhookEventLabel } from '#words/webhook-labels.ts'
import type { Webhook } from './webhook-dialog.tsx'
import '#web/parts/sheet.css'

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog)
const SecretDialog = lazyDialog(async () => (await import('./secret-dialog.tsx')).SecretDialog)
const DeliveryLog = lazyDialog(async () => (await import('./delivery-log.tsx')).DeliveryLog)

/** The employer's webhooks. */
export function WebhookSheet() {
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
        <b className="break-all">{url}</b> <State webhook={webhook} />
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

function State({ webhook: { switched_off_at, failing_since } }: { webhook: Webhook }) {
  if (switched_off_at) return <Badge tone="danger">送信を停止</Badge>
  if (failing_since) return <Badge tone="warning">{monthDayTimeText(failing_since)}から失敗中</Badge>
  return <Badge tone="success">送信中</Badge>
}
