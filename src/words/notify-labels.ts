import type { NotifyChoice } from '#rules/alerts.ts'

/** How often a saved search mails new jobs. */
export const notifyLabel: Record<NotifyChoice, string> = {
  none: '受け取らない',
  daily: '毎朝8時にまとめて',
  instant: 'すぐに受け取る',
}
