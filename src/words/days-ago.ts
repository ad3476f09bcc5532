import { tokyoDate } from '#rules/tokyo-date.ts'

const day = 24 * 60 * 60_000

/** How long ago, in days of the calendar in Tokyo. */
export function daysAgo(at: string, now: Date): number {
  return Math.round((Date.parse(tokyoDate(now)) - Date.parse(tokyoDate(new Date(at)))) / day)
}

/** The same in words: 今日, 昨日, 2日前. */
export function daysAgoText(at: string, now: Date): string {
  const days = daysAgo(at, now)
  if (days <= 0) return '今日'
  return days === 1 ? '昨日' : `${days.toLocaleString('ja-JP')}日前`
}
