const day = 24 * 60 * 60 * 1_000

/** The last `count` days up to `today`, oldest first; dates are YYYY-MM-DD. */
export function daysUpTo(today: string, count: number): string[] {
  const last = Date.parse(today)
  return Array.from({ length: count }, (_, index) => isoDate(last - (count - 1 - index) * day))
}

/** The last `count` months up to the one of `today`, oldest first; months are YYYY-MM. */
export function monthsUpTo(today: string, count: number): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => isoDate(Date.UTC(year, month - (count - 1 - index))).slice(0, 7))
}

/** The start of a date in Asia/Tokyo, which has had no daylight saving time since 1951. */
export function tokyoMidnight(date: string): Date {
  return new Date(`${date}T00:00:00+09:00`)
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10)
