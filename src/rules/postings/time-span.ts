import type { TimeSpan } from './terms.ts'

/** The length of a span in minutes. */
export function spanMinutes({ start, end }: TimeSpan): number {
  const length = minuteOf(end) - minuteOf(start)
  return length > 0 ? length : length + 24 * 60
}

/** The minute of the day of HH:MM. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
