/** Closed vocabularies of the terms of a job; others stand with their names in the texts of terms. */
export const transfers = ['none', 'possible'] as const
export const overtimes = ['none', 'some'] as const
/** What applicants send; `none` goes with no other. */
export const asks = ['rirekisho', 'shokumukeirekisho', 'portfolio', 'licence', 'none'] as const
export type Ask = (typeof asks)[number]
export const holidayPatterns = ['two-days-full', 'two-days', 'one-day', 'shift', 'other'] as const
export const holidayDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'public'] as const
export const insurances = ['employment', 'accident', 'health', 'pension'] as const

/** What a posting offers or allows, a box each (rules/ways). */
export const wayOptions = [
  ...(['no-experience', 'no-education', 'blank-ok', 'students-ok', 'high-school-ok', 'over-60-working'] as const),
  ...(['shift-request', 'family-fit', 'within-dependency', 'side-job-ok', 'side-job-allowed'] as const),
  ...(['opening', 'regular-track', 'qualification-help', 'housing', 'car-commute', 'meal'] as const),
  ...(['free-clothes', 'uniform', 'free-hair', 'nails-ok', 'piercing-ok', 'beard-ok'] as const),
  ...(['foreign-language-used', 'disability-quota'] as const),
] as const

export type WayOption = (typeof wayOptions)[number]
export type HolidayPattern = (typeof holidayPatterns)[number]
export type HolidayDay = (typeof holidayDays)[number]
export type Insurance = (typeof insurances)[number]

/** How one comes from a station to the work. */
export const travelModes = ['walk', 'bus', 'car'] as const
