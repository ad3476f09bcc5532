import { hoursSystemName, joined, spanText } from './hours-text.ts'
import type { HoursTerms, Shift } from './terms.ts'
import { shiftsOf } from './time-span.ts'

/** Hours for the detail page: the system, every shift, core time and deemed hours. */
export function detailHoursText(hours: HoursTerms | null | undefined): string | null {
  if (!hours) return null
  const { system, core, deemed_minutes, note } = hours
  return joined([
    system && system !== 'fixed' && hoursSystemName[system],
    shiftsOf(hours).map(shiftText).join('、'),
    core && `コアタイム ${spanText(core)}`,
    deemed_minutes && `1日${minutesText(deemed_minutes)}働いたものとみなします`,
    note,
  ])
}

/** 夜勤 16:30～9:00（月4回）. */
const shiftText = ({ name, per_month, ...span }: Shift) =>
  `${name ? `${name} ` : ''}${spanText(span)}${per_month ? `（月${per_month}回）` : ''}`

/** The break, of each shift where they differ: 60分, 日勤60分・夜勤120分. Null when not stated. */
export function breakText(hours: HoursTerms | null | undefined): string | null {
  const shifts = shiftsOf(hours)
  const breaks = new Set(
    shifts.length > 0 ? shifts.map((shift) => shift.break_minutes ?? null) : [hours?.break_minutes],
  )
  const text = (minutes: number | null | undefined) => (minutes ? `${minutes}分` : 'なし')
  const [only] = breaks
  if (breaks.size === 1) return only === null || only === undefined ? null : text(only)
  return shifts
    .flatMap(({ name, break_minutes: rest, ...span }) =>
      rest === null || rest === undefined ? [] : `${name || `${spanText(span)} `}${text(rest)}`,
    )
    .join('・')
}

/** 90 minutes as 1時間30分. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`
}
