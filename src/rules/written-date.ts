import { nfkc } from '#rules/nfkc.ts'
import { isCalendarDate } from '#rules/tokyo-date.ts'

/** The year before each era's first, by name and letter. */
const eras: Readonly<Record<string, number>> = {
  ...{ 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 },
  ...{ M: 1867, T: 1911, S: 1925, H: 1988, R: 2018 },
}

const year = String.raw`(?:(明治|大正|昭和|平成|令和|[MTSHR])\.?\s*(\d{1,2}|元)|(\d{4}))`
const yearAlone = new RegExp(`^${year}年?$`, 'i')
const date = new RegExp(
  String.raw`^(?:${year}|(\d{2}))\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:\([月火水木金土日祝・]+\))?(?:まで|迄)?(?:[T\s]+0?0:00(?::00(?:\.0+)?)?Z?)?$`,
  'i',
)

/** A written year: 1978, １９７８年, 昭和53年, S53; null for other texts. */
export function yearInText(text: string): number | null {
  const [found, era, inEra, western] = yearAlone.exec(nfkc(text).trim()) ?? []
  return found === undefined ? null : yearOf(era, inEra, western)
}

const monthOfYear = new RegExp(String.raw`^${year}\s*[-/.年]\s*(\d{1,2})\s*月?$`, 'i')

/** YYYY-MM of a written month: S63.8, 平成5年3月, 2010/4; with its day, YYYY-MM-DD; null for other texts. */
export function monthInText(text: string): string | null {
  const [found, era, inEra, western, month = ''] = monthOfYear.exec(nfkc(text).trim()) ?? []
  if (found === undefined) return /^\d+$/.test(nfkc(text).trim()) ? null : dateInText(text)
  return Number(month) >= 1 && Number(month) <= 12 ? `${yearOf(era, inEra, western)}-${month.padStart(2, '0')}` : null
}

/** Spreadsheet numbers are dates in this range: 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 }
const dayZero = Date.UTC(1899, 11, 30)

/**
 * YYYY-MM-DD of a date written by people or spreadsheets: 2026/12/25, 令和8年12月25日, R8.12.25, 26/12/25, 46381; null for
 * other texts.
 */
export function dateInText(text: string): string | null {
  const plain = nfkc(text).trim()
  if (/^\d{5}(?:\.0+)?$/.test(plain)) {
    const serial = Math.floor(Number(plain))
    if (serial < serials.first || serial > serials.last) return null
    return new Date(dayZero + serial * 86_400_000).toISOString().slice(0, 10)
  }
  const [, y, m, d] = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? []
  if (y) return isCalendarDate(`${y}-${m}-${d}`) ? `${y}-${m}-${d}` : null
  const [found, era, inEra, western, short, month = '', day = ''] = date.exec(plain) ?? []
  if (found === undefined) return null
  const read = short === undefined ? yearOf(era, inEra, western) : 2000 + Number(short)
  const iso = `${read}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : null
}

function yearOf(era: string | undefined, inEra: string | undefined, western: string | undefined): number {
  if (western !== undefined) return Number(western)
  return (eras[era?.toUpperCase() ?? ''] ?? 0) + (inEra === '元' ? 1 : Number(inEra))
}
