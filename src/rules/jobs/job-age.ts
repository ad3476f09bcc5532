const day = 24 * 60 * 60 * 1_000

/** A job is new when posted less than 7 days ago. */
export function isNew(postedAt: Date, now: Date): boolean {
  return now.getTime() - postedAt.getTime() < 7 * day
}

/** Rows mark only jobs of the last 24 hours as new. */
export function isOfLastDay(postedAt: Date, now: Date): boolean {
  return now.getTime() - postedAt.getTime() < day
}

/** The deadline is today or within 7 days; both are dates in Asia/Tokyo. */
export function isUrgent(deadline: string | null, today: string): boolean {
  if (deadline === null) return false
  const days = (Date.parse(deadline) - Date.parse(today)) / day
  return days >= 0 && days <= 7
}

/** Whole days from `today` to `deadline`, both dates in Asia/Tokyo. */
export function daysUntil(deadline: string, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / day)
}
