const hours = 9 * 60 * 60_000

/** An instant as a field of date and time shows it, by the clock of Tokyo: 2026-11-22T09:00. */
export const tokyoInput = (instant: string): string => new Date(Date.parse(instant) + hours).toISOString().slice(0, 16)

/** The instant of such a field's value; '' while it is none. */
export function instantOfTokyo(value: string): string {
  const at = Date.parse(`${value}:00+09:00`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
