/** 西暦 or 和暦. */
export const calendars = ['seireki', 'wareki'] as const
export type Calendar = (typeof calendars)[number]

const eras = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })

/** The year of a date as papers state it: 2019, 令和元. The era of a month is that of its last day, as people count it. */
export function yearText(date: string, calendar: Calendar): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number)
  if (calendar === 'seireki') return String(year)
  const at = new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0))
  const parts = eras.formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('era')}${part('year') === '1' ? '元' : part('year')}`
}

/** 2019年5月 or 令和元年5月, with the day where the date has one; what is no date comes out as it is. */
export function dateText(date: string, calendar: Calendar): string {
  const [, , month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? []
  if (month === undefined) return date
  return `${yearText(date, calendar)}年${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`
}

/** Full years (満) between a date of birth and a day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
