import { nfkc } from '#rules/nfkc.ts'
import { yenInText } from './yen-in-text.ts'

/** A cell in normalisation form KC, without spaces and separators of thousands. */
export const plainCell = (cell: string): string => nfkc(cell).replace(/[,\s¥\\]/g, '')

const aboutIt = /^(?:約|およそ|月平均|平均|計)|(?:程度|以内|以上|くらい|ほど)$/g
const bare = (cell: string) => plainCell(cell).replace(aboutIt, '')

/** A number with full-width digits, separators and its unit: １２０日. */
export function figureInText(cell: string, units: string): number | null {
  const digits = bare(cell).replace(new RegExp(`(?:${units})$`), '')
  return /^\d{1,12}(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** Yen, also 25万5千円 and 月給25万円以上. */
export const yenOfCell = (cell: string): number | null => yenInText(plainCell(cell))

/** Minutes: 60, 60分, 1時間, 1時間30分, 1:30, 1.5時間. */
export function minutesInText(cell: string): number | null {
  const [found, hours, minutes] = /^(?:(\d{1,2}(?:\.\d+)?)(?:時間|:))?(?:(\d{1,4})(?:分間?)?)?$/.exec(bare(cell)) ?? []
  if (!found) return null
  return Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0)
}

/** Hours: 20, 20時間, 20時間30分, 90分. */
export function hoursInText(cell: string): number | null {
  const text = bare(cell).replace(/\/月$|^月/g, '')
  const [found, hours, minutes] = /^(?:(\d{1,3}(?:\.\d+)?)(?:時間|h|H|$))?(?:(\d{1,4})分)?$/.exec(text) ?? []
  if (!found) return null
  return Math.round((Number(hours ?? 0) + Number(minutes ?? 0) / 60) * 10) / 10
}

/** Months: 3, 3か月, 3ヶ月間, 半年, 1年, 1年6か月. */
export function monthsInText(cell: string): number | null {
  const text = bare(cell).replace(/間$/, '')
  if (text === '半年') return 6
  const [found, years, months] = /^(?:(\d{1,2})年)?(?:(\d{1,3})(?:[かヶケカヵ箇]?月)?)?$/.exec(text) ?? []
  if (!found) return null
  return Number(years ?? 0) * 12 + Number(months ?? 0)
}

/** A time of day: 9:00, ９：００, 9時00分, 9時半, 9:00:00, or a spreadsheet's part of a day (0.375). */
export function timeInText(cell: string): string | null {
  const [, part, text = ''] = /^(午前|午後)?([\s\S]*)$/.exec(plainCell(cell)) ?? []
  const time = clockTime(text)
  if (part !== '午後' || time === null) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return timeOf(((hour % 12) + 12) * 60 + minute)
}

function clockTime(text: string): string | null {
  if (/^0?\.\d+$/.test(text)) return timeOf(Math.round(Number(text) * 24 * 60))
  const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text) ?? /^(\d{1,2})時(?:([0-5]?\d)分|(半))?$/.exec(text)
  if (!clock) return null
  const [, hour, minute = 0, half] = clock
  return timeOf(Number(hour) * 60 + (half ? 30 : Number(minute)))
}

/** 24:00 is the midnight at the end of a day. */
function timeOf(minutes: number): string | null {
  if (minutes > 24 * 60) return null
  const text = (part: number) => String(part).padStart(2, '0')
  return `${text(Math.floor(minutes / 60) % 24)}:${text(minutes % 60)}`
}

/** A postal code: 〒105-0001, 1050001, or 600000, whose leading zeros a spreadsheet dropped. */
export function postalCodeInText(cell: string): string | null {
  const digits = plainCell(cell)
    .replace(/^〒/, '')
    .replace(/[-‐-―−ー]/g, '')
  return /^\d{5,7}$/.test(digits) ? digits.padStart(7, '0') : null
}

/** Whether a cell says "none": なし, 無し, -, ―. */
export const saysNothing = (cell: string): boolean => /^(?:なし|無し?|[-‐-―−ー]+)$/.test(plainCell(cell))

/** Yes or no: あり, 有, ○, はい, TRUE; なし, 無, ×, いいえ, FALSE. */
export function yesNoInText(cell: string): boolean | null {
  const text = plainCell(cell).toUpperCase()
  if (/^(?:あり|有|有り|する|○|〇|◯|はい|TRUE|YES|1)$/.test(text)) return true
  return /^(?:なし|無|無し|しない|×|✕|X|いいえ|FALSE|NO|0)$/.test(text) ? false : null
}
