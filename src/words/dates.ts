const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options })

const monthDay = format({ month: 'long', day: 'numeric' })
const monthDayTime = format({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
const monthDayWeekday = format({ month: 'long', day: 'numeric', weekday: 'short' })
const full = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' })
const table = format({ year: 'numeric', month: '2-digit', day: '2-digit' })
const minute = format({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** ICU writes half-width brackets round the weekday; our typesetting uses full-width ones. */
const wideBrackets = (text: string) => text.replace('(', '（').replace(')', '）')

/** A date (YYYY-MM-DD, meant in Asia/Tokyo) or instant as a Date. */
const instant = (at: string | Date) =>
  typeof at === 'string' && at.length === 10 ? new Date(`${at}T00:00:00+09:00`) : new Date(at)

/** 11月18日 */
export const monthDayText = (at: string | Date) => monthDay.format(instant(at))

/** 11月18日 9:05 */
export const monthDayTimeText = (at: string | Date) => monthDayTime.format(instant(at))

/** 11月18日（火） */
export const monthDayWeekdayText = (at: string | Date) => wideBrackets(monthDayWeekday.format(instant(at)))

/** 2025年11月18日（火） */
export const fullDateText = (at: string | Date) => wideBrackets(full.format(instant(at)))

/** 2025/11/18, for tables. */
export const tableDateText = (at: string | Date) => table.format(instant(at))

/** 2025/11/18 14:05, for tables. */
export const tableTimeText = (at: string | Date) => minute.format(instant(at))
