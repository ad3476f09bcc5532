import type { DeliveryState, testEvent, WebhookEvent } from '#rules/people/webhooks.ts'

/** The events of a webhook. */
export const webhookEventLabel: Record<WebhookEvent | typeof testEvent, string> = {
  'application.received': '応募があったとき',
  'job.approved': '求人が承認されたとき',
  'job.rejected': '求人が却下されたとき',
  'webhook.test': 'テスト送信',
}

export const deliveryStateLabel: Record<DeliveryState, string> = {
  waiting: '送信待ち',
  delivered: '成功',
  failed: '失敗',
  dropped: '取りやめ',
}
