const hour = 60 * 60 * 1_000
/** Asia/Tokyo has no daylight saving time. */
const ahead = 9 * hour

/** The calendar date in Asia/Tokyo at a time, as YYYY-MM-DD. */
export const tokyoDate = (at: Date): string =>
  new Date(at.getTime() + ahead).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Whether a text is an existing calendar date written as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The time when the day of another began in Asia/Tokyo. */
export const tokyoDay = (at: Date): Date => new Date(nextTokyoDay(at) - 24 * hour)

/** The time (ms) when the next day begins in Asia/Tokyo. */
export function nextTokyoDay(at: Date): number {
  return (Math.floor((at.getTime() + ahead) / (24 * hour)) + 1) * 24 * hour - ahead
}
