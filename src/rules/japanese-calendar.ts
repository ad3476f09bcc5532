/** 西暦 or 和暦. */
export const calendars = ['seireki', 'wareki'] as const
export type Calendar = (typeof calendars)[number]

const eras = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })

/** The year of a date on papers: 2019, 令和元. The era of a month is that of its last day, as is usual. */
export function yearText(date: string, calendar: Calendar): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number)
  if (calendar === 'seireki') return String(year)
  const at = new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0))
  const parts = eras.formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('era')}${part('year') === '1' ? '元' : part('year')}`
}

/** 2019年5月 or 令和元年5月, with the day if the date has one; other texts stay unchanged. */
export function dateText(date: string, calendar: Calendar): string {
  const [, , month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? []
  if (month === undefined) return date
  return `${yearText(date, calendar)}年${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`
}

/** Full years (満) from a date of birth to a day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
