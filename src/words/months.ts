import { nfkc } from '#rules/nfkc.ts'

const eraStart: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 }

/** 2019年4月 for a stored month (2019-04); anything else is returned unchanged. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  return year ? `${year}年${Number(number)}月` : month
}

/** The month (YYYY-MM) of a typed text such as 2019年4月, 2019/4, 201904, 平成31年4月, also full-width; null for others. */
export function readMonth(text: string): string | null {
  const typed = nfkc(text).replace(/\s/g, '')
  const western = /^(\d{4})(?:年|[-/.])?(\d{1,2})月?$/.exec(typed)
  if (western) return month(Number(western[1]), Number(western[2]))
  const era = /^(昭和|平成|令和)(元|\d{1,2})年(\d{1,2})月$/.exec(typed)
  if (!era) return null
  const yearOfEra = era[2] === '元' ? 1 : Number(era[2])
  return month((eraStart[era[1] ?? ''] ?? 0) + yearOfEra, Number(era[3]))
}

function month(year: number, number: number): string | null {
  if (year < 1900 || year > 2100 || number < 1 || number > 12) return null
  return `${year}-${String(number).padStart(2, '0')}`
}

/** 2019年4月〜2021年3月 or 2019年4月〜現在 for stored months; empty without any. */
export function periodText(period: {
  startDate?: string | undefined
  endDate?: string | null | undefined
  isCurrent?: boolean | undefined
}): string {
  const from = monthText(period.startDate ?? '')
  const to = period.isCurrent ? '現在' : monthText(period.endDate ?? '')
  return from || to ? `${from}〜${to}` : ''
}
