import { dateFormat, instant } from './dates.ts'

const monthDayTime = dateFormat({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
const monthDayWeekday = dateFormat({ month: 'long', day: 'numeric', weekday: 'short' })
const full = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' })
const table = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
const minute = dateFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** ICU writes half-width brackets round the weekday; our typesetting uses full-width ones. */
const wideBrackets = (text: string) => text.replace('(', '（').replace(')', '）')

const second = dateFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** 2025/11/18 14:05:09, for records. */
export const recordTimeText = (at: string | Date) => second.format(instant(at))

/** 11月18日 9:05 */
export const monthDayTimeText = (at: string | Date) => monthDayTime.format(instant(at))

/** 11月18日（火） */
export const monthDayWeekdayText = (at: string | Date) => wideBrackets(monthDayWeekday.format(instant(at)))

/** 2025年11月18日（火） */
export const fullDateText = (at: string | Date) => wideBrackets(full.format(instant(at)))

/** 2025/11/18, for tables. */
export const tableDateText = (at: string | Date) => table.format(instant(at))

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })

/** 9:05 */
export const clockText = (at: string | Date) => clock.format(instant(at))

/** 2025/11/18 14:05, for tables. */
export const tableTimeText = (at: string | Date) => minute.format(instant(at))
