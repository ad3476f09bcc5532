const hours = 9 * 60 * 60_000

/** A time as the value of a date-time field, in Tokyo's time zone: 2026-11-22T09:00. */
export const tokyoInput = (instant: string): string => new Date(Date.parse(instant) + hours).toISOString().slice(0, 16)

/** The time of such a value; '' when it is invalid. */
export function instantOfTokyo(value: string): string {
  const at = Date.parse(`${value}:00+09:00`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
