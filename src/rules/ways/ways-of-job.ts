import type { ExperienceLevel, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { bands } from '#rules/jobs/job-vocabularies.ts'
import { nfkc } from '#rules/nfkc.ts'
import { isGiven } from '#rules/postings/pay-text.ts'
import type { HolidayDay } from '#rules/postings/term-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { shiftsOf, workMinutes } from '#rules/postings/time-span.ts'
import { bandsOfJob } from './bands.ts'
import { ways } from './ways.ts'

/** A posting's statements about ways of working, besides its description; silence means neither yes nor no. */
export type Posting = {
  terms?: Terms | null | undefined
  requirements: readonly string[]
  benefits: readonly string[]
  work_style: WorkStyle
  experience_level: ExperienceLevel
}

/** The range of days a week and minutes a day; null where neither stated nor implied. */
export function extentOf({ ways: stated, hours, holidays }: Terms) {
  const lengths = shiftsOf(hours).map(workMinutes)
  const followsFive = holidays?.pattern === 'two-days-full' && !stated?.days_min && !stated?.days_max
  return {
    days: followsFive ? { min: 5, max: 5 } : { min: stated?.days_min ?? null, max: stated?.days_max ?? null },
    minutes: {
      min: stated?.hours_day_min ?? (lengths.length > 0 ? Math.min(...lengths) : null),
      max: stated?.hours_day_max ?? (lengths.length > 0 ? Math.max(...lengths) : null),
    },
  }
}

/** The options that terms state, by id. */
export const statedOptions = ({ ways: stated }: Terms): string[] =>
  (stated?.options ?? []).map((option) => (typeof option === 'string' ? option : option.id))

const weekdays: readonly HolidayDay[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const weekend: readonly HolidayDay[] = ['sat', 'sun', 'public']

/** Rules for ways that follow without their option; a way without a rule needs its option. */
const follows: Readonly<Record<string, (job: Posting, terms: Terms) => boolean | null | undefined>> = {
  'long-term': (_, { ways: stated, period }) =>
    stated?.periods?.includes('long') ||
    period?.kind === 'indefinite' ||
    (period?.kind === 'fixed' && ((period.months ?? 0) > 3 || period.renewal === 'automatic')),
  'short-term': (_, { ways: stated, period }) =>
    stated?.periods?.includes('short') ||
    (period?.kind === 'fixed' && (period.months ?? 4) <= 3 && (period.renewal ?? 'none') === 'none'),
  'one-day': (_, { ways: stated }) => stated?.periods?.includes('one-day'),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((days) => [`week-${days}`, (_: Posting, terms: Terms) => works(terms, days)]),
  ),
  'up-to-3h': (_, terms) => (terms.ways?.hours_day_min ?? extentOf(terms).minutes.max ?? 181) <= 180,
  'from-4h': (_, terms) => (extentOf(terms).minutes.min ?? 241) <= 240,
  'full-day': (_, terms) => (extentOf(terms).minutes.max ?? 0) >= 420,
  ...Object.fromEntries(bands.map((band) => [band, (_: Posting, terms: Terms) => bandsOfJob(terms).includes(band)])),
  'weekends-only': (_, { ways: stated, holidays }) =>
    isWithin(stated?.weekdays, weekend) || weekdays.every((day) => holidays?.days?.includes(day)),
  'weekdays-only': (_, { ways: stated, holidays }) =>
    isWithin(stated?.weekdays, weekdays) ||
    (holidays?.pattern === 'two-days-full' && weekend.every((day) => holidays.days?.includes(day))),
  'daily-pay': (_, { pay }) => pay?.cycle === 'daily',
  'weekly-pay': (_, { pay }) => pay?.cycle === 'weekly',
  'no-experience': ({ requirements, experience_level }) =>
    says(requirements, /未経験(?:者?可|ok|歓迎)/i) ||
    (experience_level === 'entry' && !says(requirements, /経験.{0,6}年以上|年以上.{0,6}経験/)),
  'no-education': ({ requirements }) => says(requirements, /学歴不問/),
  'no-cv': (_, { selection }) => /なし|不要/.test(selection?.documents ?? ''),
  'any-age': (_, { age_limit }) => age_limit?.reason === '3-ni',
  language: (_, { ways: stated }) => Boolean(stated?.japanese),
  'group-start': (_, { selection }) => (selection?.headcount ?? 0) >= 5,
  'qualification-help': ({ benefits, requirements }) =>
    says(benefits, /資格取得(?:支援|補助)|取得費用(?:を|の)?負担/) || says(requirements, /入社後の?取得/),
  housing: ({ benefits }) => says(benefits, /社宅|(?<!学生)寮(?!長|母)|借上/),
  'car-commute': ({ benefits }, { pay }) => says([...benefits, pay?.commuting ?? ''], /車通勤|マイカー|駐車場/),
  'near-station': (_, { workplace }) => walksOf(workplace).some((minutes) => minutes <= 10),
  'free-clothes': ({ benefits }) => says(benefits, /服装自由/),
  'free-hair': ({ benefits }) => says(benefits, /髪型自由|髪色自由/),
  remote: ({ work_style }, { workplace }) => work_style !== 'onsite' || (workplace?.remote_days ?? 0) > 0,
  'no-overtime': (_, { hours }) => hours?.overtime === 'none' || (hours?.overtime_hours ?? 11) <= 10,
  'no-transfer': (_, { workplace }) =>
    workplace?.transfer === 'none' || (!workplace?.transfer && /変更なし/.test(workplace?.change_scope ?? '')),
  'social-insurance': (_, { insurance }) => insurance?.includes('health') && insurance.includes('pension'),
  meal: ({ benefits }) => says(benefits, /まかない|賄い|食事補助|社員食堂|昼食/),
  bonus: (_, { pay }) => isGiven(pay?.bonus) || isGiven(pay?.raise),
  promotion: ({ benefits }) => says(benefits, /正社員登用|登用制度/),
}

/** A posting's ways, stated or implied by other statements. */
export function waysOfJob(job: Posting): string[] {
  const terms = job.terms ?? {}
  const stated = statedOptions(terms)
  return ways
    .filter(({ id, options }) => options.some((option) => stated.includes(option)) || follows[id]?.(job, terms))
    .map(({ id }) => id)
}

const says = (texts: readonly string[], pattern: RegExp) => texts.some((text) => pattern.test(nfkc(text)))
const isWithin = (days: readonly HolidayDay[] | null | undefined, allowed: readonly HolidayDay[]) =>
  Boolean(days?.length) && days?.every((day) => allowed.includes(day))

function works(terms: Terms, days: number): boolean {
  const { min, max } = extentOf(terms).days
  return min !== null && min <= days && days <= (max ?? 7)
}

const walksOf = (workplace: Terms['workplace']): number[] => [
  ...(workplace?.station_minutes ? [workplace.station_minutes] : []),
  ...(workplace?.stations ?? []).flatMap(({ minutes, by }) => (by === 'walk' && minutes !== null ? [minutes] : [])),
]
