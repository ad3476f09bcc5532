import type { DeliveryState, testEvent, WebhookEvent } from '#rules/people/webhooks.ts'

/** The events of a webhook. */
export const webhookEventLabel: Record<WebhookEvent | typeof testEvent, string> = {
  'application.received': '応募があったとき',
  'application.withdrawn': '応募が辞退されたとき',
  'application.stage-changed': '選考の段階が変わったとき',
  'message.received': '応募者からメッセージが届いたとき',
  'interview.settled': '面接の日時が決まったとき',
  'interview.cancelled': '面接が中止になったとき',
  'job.approved': '求人が承認されたとき',
  'job.rejected': '求人が却下されたとき',
  'webhook.test': 'テスト送信',
}

export const deliveryStateLabel: Record<DeliveryState, string> = {
  waiting: '送信待ち',
  delivered: '成功',
  failed: '失敗',
  dropped: '取りやめ',
  lost: '送信待ちが多いため見送り',
}
