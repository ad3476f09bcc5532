import type { ResponseData } from '#contract/endpoints.ts'
import { monthDayText } from '#words/dates.ts'

/** Views and applications of one day; days are YYYY-MM-DD in Asia/Tokyo. */
export type DayFigures = ResponseData<'readEmployerStats'>['per_day'][number]

/** Views and applications of a span of days. */
export type SpanFigures = { from: string; to: string; views: number; applications: number }

const sum = (days: readonly DayFigures[], of: 'views' | 'applications') =>
  days.reduce((total, day) => total + day[of], 0)

/** The sums over some days (oldest first); null for no days. */
function sumOfDays(days: readonly DayFigures[]): SpanFigures | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return { from: first.day, to: last.day, views: sum(days, 'views'), applications: sum(days, 'applications') }
}

/** The days (oldest first) in weeks that end with the last day; the oldest may be shorter. */
export function bySevenDays(days: readonly DayFigures[]): SpanFigures[] {
  const spans: SpanFigures[] = []
  for (let end = days.length; end > 0; end -= 7) {
    const span = sumOfDays(days.slice(Math.max(0, end - 7), end))
    if (span) spans.unshift(span)
  }
  return spans
}

/** Each of the last `count` days on its own. */
export const byDay = (days: readonly DayFigures[], count: number): SpanFigures[] =>
  days.slice(-count).map((day) => ({ from: day.day, to: day.day, views: day.views, applications: day.applications }))

/** The week so far, from Monday to the last day. */
export function thisWeek(days: readonly DayFigures[]): { views: number; applications: number } {
  const last = days.at(-1)
  if (!last) return { views: 0, applications: 0 }
  const sinceMonday = (new Date(last.day).getUTCDay() + 6) % 7
  const week = days.slice(-(sinceMonday + 1))
  return { views: sum(week, 'views'), applications: sum(week, 'applications') }
}

/**
 * Applications per view in percent with one decimal: 3.4%. A dash with more applications than views, because that is no
 * share.
 */
export const rateText = (applications: number, views: number) =>
  views === 0 || applications > views ? '—' : `${((applications / views) * 100).toFixed(1)}%`

const slashed = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`

/** The last day of a span, for an axis: 11/20. */
export const shortSpanText = (span: SpanFigures) => slashed(span.to)

/** A span for tables: 11月14日〜11月20日, or one day. */
export const spanText = (span: SpanFigures) =>
  span.from === span.to ? monthDayText(span.to) : `${monthDayText(span.from)}〜${monthDayText(span.to)}`

/** A chart in one sentence: the sum, the maximum and the latest span. */
export function spanSummary(
  spans: readonly SpanFigures[],
  { of, title, unit }: { of: 'views' | 'applications'; title: string; unit: string },
): string {
  const [first, last] = [spans[0], spans.at(-1)]
  const total = spans.reduce((sum, span) => sum + span[of], 0)
  if (!first || !last || total === 0) return `${title}はありません`
  const best = spans.reduce((most, span) => (span[of] > most[of] ? span : most))
  const amount = (value: number) => `${value.toLocaleString('ja-JP')}${unit}`
  return `${monthDayText(first.from)}から${monthDayText(last.to)}までの${title}は${amount(total)}です。最も多いのは${spanText(best)}の${amount(best[of])}、直近は${amount(last[of])}です。`
}
