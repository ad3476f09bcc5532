const dateInTokyo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar date in Asia/Tokyo at a time, as YYYY-MM-DD. */
export function tokyoDate(at: Date): string {
  return dateInTokyo.format(at)
}

/** Whether a text is an existing calendar date written as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const hour = 60 * 60 * 1_000

/** The time (ms) when the next day begins in Asia/Tokyo, which has no daylight saving time. */
export function nextTokyoDay(at: Date): number {
  return (Math.floor((at.getTime() + 9 * hour) / (24 * hour)) + 1) * 24 * hour - 9 * hour
}
