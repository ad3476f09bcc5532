import type { ResponseData } from '#contract/endpoints.ts'
import { monthsUpTo } from '#rules/calendar.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'

export type AdminStats = ResponseData<'readStats'>

/** A share with one decimal: 81.3%. Of nothing, 0.0%. */
export const shareText = (part: number, whole: number): string =>
  `${(whole > 0 ? (part / whole) * 100 : 0).toFixed(1)}%`

/** A share in whole percent as a bar's length; shares above zero stay visible. */
export function barPercent(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0
  return Math.max(1, Math.round((part / whole) * 100))
}

/** 2026-11 as 11. */
export const monthNumber = (month: string): number => Number(month.slice(5, 7))

/** The columns of applications by month in one sentence. */
export function monthsText(months: AdminStats['applications_by_month']): string {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return '応募の記録はありません'
  const [from, to] = [
    `${monthNumber(first.month)}月の${amount(first.count)}`,
    `${monthNumber(last.month)}月の${amount(last.count)}`,
  ]
  if (first.count === last.count) return `応募は${from}、${to}です`
  return `応募は${from}から${to}へ${last.count > first.count ? '増えました' : '減りました'}`
}

/** Whether a response contains the figures. */
export const isComplete = (stats: Partial<AdminStats> | undefined): stats is AdminStats =>
  !!stats?.users && !!stats.jobs && !!stats.applications

/** Zero figures, shown when the real ones cannot be loaded. */
export function zeroStats(now: Date): AdminStats {
  return {
    users: { total: 0, employers: 0, this_month: 0 },
    jobs: { total: 0, active: 0, pending: 0, approved: 0, rejected: 0, this_month: 0 },
    applications: { total: 0, this_month: 0, by_status: { pending: 0, reviewed: 0, accepted: 0, rejected: 0 } },
    applications_by_month: monthsUpTo(tokyoDate(now), 12).map((month) => ({ month, count: 0 })),
    recent_users: [],
    recent_jobs: [],
    top_companies: [],
  }
}

const amount = (count: number) => `${count.toLocaleString('ja-JP')}件`
