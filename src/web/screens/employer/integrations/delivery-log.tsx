import { useQuery } from '@tanstack/react-query'
import type { ResponseData } from '#contract/endpoints.ts'
import type { DeliveryState } from '#rules/people/webhooks.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { Badge, type BadgeTone } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { deliveryStateLabel, webhookEventLabel } from '#words/webhook-labels.ts'
import type { Webhook } from './webhook-dialog.tsx'

type Delivery = ResponseData<'listWebhookDeliveries'>['deliveries'][number]

const tones: Record<DeliveryState, BadgeTone> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  dropped: 'quiet',
  lost: 'danger',
}

/** How often (ms) a log with pending deliveries is read again. */
const pollMs = 3_000

/** The last deliveries of a webhook. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const query = useQuery({
    ...read('listWebhookDeliveries', { params: { id: webhook.id } }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'waiting') ? pollMs : false,
  })
  return (
    <Dialog open onOpenChange={onClose} title="送信の記録" wide>
      <DialogBody>
        <p className="break-all text-sm text-muted">{webhook.url}</p>
        <QueryState
          query={query}
          waiting={<SkeletonRows count={3} label="送信の記録を読み込み中" />}
          failure={() => ({ title: '送信の記録を取得できませんでした' })}
        >
          {({ deliveries }) =>
            deliveries.length === 0 ? (
              <p>まだ何も送っていません。「テスト送信」で、受信できるか確認できます。</p>
            ) : (
              <ul className="ui-stack ui-stack--tight">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          閉じる
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { id, event, at, state, tries, answer } = delivery
  const time = tableTimeText(at)
  const again = useChange(
    {
      mutationFn: () => callAndRefresh('redeliverWebhook', { params: { id: webhookId, deliveryId: id } }),
      onError: (error) => reportFailure(error, '再送できませんでした', 'webhook'),
    },
    () => id,
  )
  const outcome = tries === 0 ? '' : `応答${answer === null ? 'なし' : ` ${answer}`}・${tries}回目`
  return (
    <li className="ui-row ui-row--between border-t border-rule-soft pt-2">
      <span className="min-w-0">
        <Badge tone={tones[state]}>{deliveryStateLabel[state]}</Badge> {webhookEventLabel[event]}
        <span className="ui-number block text-sm text-muted">{[time, outcome].filter(Boolean).join('　')}</span>
      </span>
      {state !== 'waiting' && (
        <Button
          size="sm"
          busy={again.isPending}
          busyLabel="送っています…"
          aria-label={`${time}の${webhookEventLabel[event]}を再送`}
          onClick={() => again.mutate(undefined)}
        >
          再送
        </Button>
      )}
    </li>
  )
}
