import { hoursSystemName, joined, spanText } from './hours-text.ts'
import type { HoursTerms } from './terms.ts'

/** Hours for the detail page: the system, every span, core time and deemed hours. */
export function detailHoursText(hours: HoursTerms | null | undefined): string | null {
  if (!hours) return null
  const { system, spans, core, deemed_minutes, note } = hours
  return joined([
    system && system !== 'fixed' && hoursSystemName[system],
    (spans ?? []).map(spanText).join('、'),
    core && `コアタイム ${spanText(core)}`,
    deemed_minutes && `1日${minutesText(deemed_minutes)}働いたものとみなします`,
    note,
  ])
}

/** 90 minutes as 1時間30分. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`
}
