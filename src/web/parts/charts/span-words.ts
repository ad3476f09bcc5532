import { monthDayText } from '#words/dates.ts'
import type { SpanFigures } from './day-figures.ts'

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
