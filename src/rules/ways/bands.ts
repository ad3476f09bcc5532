import { type Band, bands } from '#rules/jobs/job-vocabularies.ts'
import type { Terms, TimeSpan } from '#rules/postings/terms.ts'
import { minuteOf, spanMinutes } from '#rules/postings/time-span.ts'

/** The start of each band in minutes of the day; it ends where the next begins. The last is the night of 労働基準法37条4項. */
const begins: Record<Band, number> = {
  ...{ 'early-morning': 5 * 60, morning: 8 * 60, daytime: 11 * 60, evening: 16 * 60, night: 19 * 60 },
  'late-night': 22 * 60,
}
const day = 24 * 60
const endOf = (band: Band) => begins[bands[(bands.indexOf(band) + 1) % bands.length] ?? 'early-morning']

/** How many minutes of a span are in a band; the span begins at `start`. */
function minutesIn(band: Band, start: number, length: number): number {
  const from = begins[band]
  const to = endOf(band) > from ? endOf(band) : endOf(band) + day
  const overlap = (shift: number) => Math.min(start + length, to + shift) - Math.max(start, from + shift)
  return [-day, 0, day].reduce((sum, shift) => sum + Math.max(0, overlap(shift)), 0)
}

/** A shift has a band from so many minutes of it on, or from half of a shift that is shorter than `shortShift`. */
const enough = 2 * 60
const shortShift = 4 * 60
/** A shift that begins before this minute is one of the early morning. */
const earlyUntil = 7 * 60

/** The bands in which a job has work: by its shifts, and those that it states. */
export function bandsOfJob({ hours, ways }: Terms): Band[] {
  const spans = hours?.spans ?? []
  return bands.filter((band) => ways?.bands?.includes(band) || spans.some((span) => hasBand(span, band)))
}

function hasBand(span: TimeSpan, band: Band): boolean {
  const start = minuteOf(span.start)
  if (band === 'early-morning') return start < earlyUntil
  const length = spanMinutes(span)
  return minutesIn(band, start, length) >= (length < shortShift ? length / 2 : enough)
}
