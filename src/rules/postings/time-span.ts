import type { HoursTerms, Shift, Terms, TimeSpan } from './terms.ts'

/** The stated shifts; of hours that state spans alone, a shift for each. */
export function shiftsOf(hours: HoursTerms | null | undefined): Shift[] {
  const { shifts, spans, break_minutes } = hours ?? {}
  if (!shifts?.length) return (spans ?? []).map(({ start, end }) => withBreak({ start, end }, break_minutes))
  const isStated = shifts.some((shift) => shift.break_minutes !== undefined && shift.break_minutes !== null)
  return isStated ? shifts : shifts.map((shift) => withBreak(shift, break_minutes))
}

const withBreak = (shift: Shift, break_minutes: number | null | undefined): Shift =>
  break_minutes === undefined || break_minutes === null ? shift : { ...shift, break_minutes }

/** Hours with both their shifts and what older clients read of them: spans and the longest break. */
export function withShifts(hours: HoursTerms): HoursTerms {
  const shifts = shiftsOf(hours)
  if (shifts.length === 0) return hours
  const breaks = shifts.flatMap(({ break_minutes }) => break_minutes ?? [])
  return {
    ...hours,
    shifts,
    spans: shifts.map(({ start, end }) => ({ start, end })),
    ...(breaks.length > 0 && { break_minutes: Math.max(...breaks) }),
  }
}

/** Terms with the hours' shifts, as they are read; older ones were stored with spans alone. */
export const readTerms = (terms: Terms): Terms => (terms.hours ? { ...terms, hours: withShifts(terms.hours) } : terms)

/** Minutes of work in a shift. */
export const workMinutes = (shift: Shift): number => Math.max(0, spanMinutes(shift) - (shift.break_minutes ?? 0))

/** The length of a span in minutes. */
export function spanMinutes({ start, end }: TimeSpan): number {
  const length = minuteOf(end) - minuteOf(start)
  return length > 0 ? length : length + 24 * 60
}

/** The minute of the day of HH:MM. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
