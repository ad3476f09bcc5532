import type { NotifyChoice } from '#rules/alerts.ts'

/** When somebody is mailed about what came up in a saved search. */
export const notifyLabel: Record<NotifyChoice, string> = {
  none: '受け取らない',
  daily: '毎朝8時にまとめて',
  instant: 'すぐに受け取る',
}
