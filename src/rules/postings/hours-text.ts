import type { HolidayDay, HolidayPattern } from './term-vocabularies.ts'
import type { HolidaysTerms, HoursTerms, TimeSpan } from './terms.ts'

export const hoursSystemName = {
  fixed: '固定時間制',
  shift: 'シフト制',
  flex: 'フレックスタイム制',
  variable: '変形労働時間制',
  discretionary: '裁量労働制',
}

export const holidayPatternName: Record<HolidayPattern, string> = {
  'two-days-full': '完全週休2日制',
  'two-days': '週休2日制',
  'one-day': '週休制',
  shift: 'シフト制',
  other: 'その他',
}

export const dayName: Record<HolidayDay, string> = {
  mon: '月',
  tue: '火',
  wed: '水',
  thu: '木',
  fri: '金',
  sat: '土',
  sun: '日',
  public: '祝',
}

/** Hours as a short text for a card: 9:30～18:30, シフト制 7:00～22:00, フレックス. Null when not stated. */
export function cardHoursText(hours: HoursTerms | null | undefined): string | null {
  const { system, spans } = hours ?? {}
  const times = (spans ?? []).map(spanText).join('、')
  if (!system || system === 'fixed') return times || null
  const name = system === 'flex' ? 'フレックス' : hoursSystemName[system]
  return times ? `${name} ${times}` : name
}

/** Days off as a short text for a card: 完全週休2日制（土・日・祝）年間休日120日. */
export function cardDaysOffText(holidays: HolidaysTerms | null | undefined): string | null {
  const { pattern, days, annual_days } = holidays ?? {}
  const which = days?.length ? daysText(days) : ''
  const name = pattern && pattern !== 'other' ? holidayPatternName[pattern] : ''
  const weekly = name && which ? `${name}（${which}）` : name || (which && `${which}休み`)
  return joined([weekly, annual_days && `年間休日${annual_days}日`])
}

/** The days off of a week in a row: 土日祝休み if they are off every week, else 週休2日制（土日）. Null when not stated. */
export function rowDaysOffText(holidays: HolidaysTerms | null | undefined): string | null {
  const { pattern, days } = holidays ?? {}
  const which = days?.length ? daysText(days).replaceAll('・', '') : ''
  const name = pattern && pattern !== 'other' ? holidayPatternName[pattern] : ''
  if (!which) return name || null
  return name && pattern !== 'two-days-full' ? `${name}（${which}）` : `${which}休み`
}

/** The weekdays off, in order. */
export function daysText(days: readonly HolidayDay[]): string {
  return (Object.keys(dayName) as HolidayDay[])
    .filter((day) => days.includes(day))
    .map((day) => dayName[day])
    .join('・')
}

const clock = (time: string) => time.replace(/^0(?=\d)/, '')
export const spanText = ({ start, end }: TimeSpan) => `${clock(start)}～${clock(end)}`

/** Joins the stated parts; null without any. */
export function joined(parts: readonly (string | number | false | null | undefined)[], by = '　'): string | null {
  return parts.filter((part) => part !== '' && part !== 0 && part).join(by) || null
}
