import { type Band, bands } from '#rules/jobs/job-vocabularies.ts'
import type { Terms, TimeSpan } from '#rules/postings/terms.ts'
import { minuteOf, spanMinutes } from '#rules/postings/time-span.ts'

/** The start of each band in minutes of the day; it ends where the next begins. The last is the night of 労働基準法37条4項. */
const begins: Record<Band, number> = {
  ...{ 'early-morning': 5 * 60, morning: 8 * 60, daytime: 11 * 60, evening: 16 * 60, night: 19 * 60 },
  'late-night': 22 * 60,
}
const day = 24 * 60
/** How far (minutes) a span may exceed a band at each edge. */
const tolerance = 30

const endOf = (band: Band) => begins[bands[(bands.indexOf(band) + 1) % bands.length] ?? 'early-morning']

/** How many minutes of a span are in a band; the span begins at `start`. */
function minutesIn(band: Band, start: number, length: number): number {
  const from = begins[band]
  const to = endOf(band) > from ? endOf(band) : endOf(band) + day
  const overlap = (shift: number) => Math.min(start + length, to + shift) - Math.max(start, from + shift)
  return [-day, 0, day].reduce((sum, shift) => sum + Math.max(0, overlap(shift)), 0)
}

/** All non-empty sets of the six bands. */
const sets: readonly (readonly Band[])[] = Array.from({ length: 2 ** bands.length - 1 }, (_, at) =>
  bands.filter((_band, bit) => ((at + 1) >> bit) & 1),
)
const spelled = (set: readonly Band[]) => set.join('+')

/** The smallest sets of bands in which all of a job's work can be done, as `morning+daytime`. */
export function bandSetsOf({ hours, ways }: Terms): string[] {
  const least = hours?.system === 'shift' ? ways?.hours_day_min : null
  const found = (hours?.spans ?? []).flatMap((span) => (least ? setsWithRoom(span, least) : [bandsOfSpan(span)]))
  return [...new Set([...found.filter((set) => set.length > 0).map(spelled), ...(ways?.bands ?? [])])]
}

/** The bands that a span needs. */
function bandsOfSpan(span: TimeSpan): readonly Band[] {
  const length = spanMinutes(span)
  const cut = Math.min(tolerance, Math.floor((length - 1) / 2))
  return bands.filter((band) => minutesIn(band, minuteOf(span.start) + cut, length - 2 * cut) > 0)
}

/** The smallest sets of bands with room for the required hours, where people choose their hours within a span. */
function setsWithRoom(span: TimeSpan, least: number): (readonly Band[])[] {
  const length = spanMinutes(span)
  const room = (set: readonly Band[]) =>
    set.reduce((sum, band) => sum + minutesIn(band, minuteOf(span.start), length), 0) >= least
  const fitting = sets.filter(room)
  return fitting.filter((set) => !fitting.some((other) => other !== set && other.every((band) => set.includes(band))))
}

/** The sets that consist of chosen bands only. */
export const bandSetsWithin = (chosen: readonly Band[]): string[] =>
  sets.filter((set) => set.every((band) => chosen.includes(band))).map(spelled)
