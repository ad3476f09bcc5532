import { z } from 'zod'
import { placeNamesOf } from '#contract/search-places.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'
import { isWhereFilter, type JobFilters, valuesOfFilter } from '#rules/jobs/job-filters.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Salary } from '#rules/jobs/salary.ts'
import { isNamed, tableNames } from '#rules/jobs/table-names.ts'
import { occupationNamesOf } from '#rules/occupations/occupations.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { type Way, wayTo } from '#rules/places/nearby.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { stationById } from '#rules/places/railways.ts'
import { walkTo } from '#rules/places/where.ts'
import { travelModeName } from '#rules/postings/card-facts.ts'
import { insuranceText, periodText } from '#rules/postings/condition-texts.ts'
import { cardDaysOffText, cardHoursText } from '#rules/postings/hours-text.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { payCycleName } from '#rules/postings/ways-text.ts'
import { conditionTyped } from '#rules/search/conditions.ts'
import { foldedText } from '#rules/search/fold.ts'
import { understand } from '#rules/search/job-query.ts'
import { cut } from '#rules/search/loan-words.ts'
import type { Wish } from '#rules/search/wishes.ts'
import { ways } from '#rules/ways/ways.ts'
import { extentOf } from '#rules/ways/ways-of-job.ts'
import { monthDayText } from '#words/dates.ts'
import { conditionLabel } from '#words/filter-labels.ts'
import { categoryLabel } from '#words/labels.ts'
import { payText } from '#words/salary.ts'
import { listedJob } from './job.ts'

/** A public job that meets some of what was asked for, with its reasons. */
export const alternatives = z.array(
  z.object({
    job: listedJob,
    /** Wishes that it meets, as their chips say. */
    met: z.array(z.string()),
    /** Wishes that it states otherwise, and what it has. */
    unmet: z.array(z.object({ label: z.string(), instead: z.string() })),
    /** Wishes about which it says nothing. */
    unstated: z.array(z.string()),
  }),
)

/** What a posting states that reasons may name. */
type Stated = Salary & {
  terms: Terms | null
  workplaces: readonly PlaceOfWork[]
  location: string
  occupations: readonly string[]
  category: JobCategory | null
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  created_at: Date
}

/** The reasons for and against a job; `met` tells of each wish whether the job meets it. */
export function reasonsOf(job: Stated, wishes: readonly Wish[], met: readonly boolean[]) {
  const missing = wishes
    .filter(({ isUsual }, at) => !met[at] && !isUsual)
    .map((wish) => ({ label: wishLabel(wish), instead: insteadOf(wish, job) }))
  return {
    met: unique(wishes.filter((_, at) => met[at]).map(wishLabel)),
    unmet: missing.flatMap(({ label, instead }) => (instead === null ? [] : [{ label, instead }])),
    unstated: unique(missing.flatMap(({ label, instead }) => (instead === null ? [label] : []))),
  }
}

const unique = (labels: readonly string[]) => [...new Set(labels)]

/** A wish as its chip says. */
export function wishLabel({ term, filter, alone: { filters } }: Wish): string {
  if (term) return understand(term.typed)?.label ?? term.typed
  const names = filter === 'where' ? whereNames(filters) : filter ? [filter] : []
  const places = placeNamesOf(filters)
  return names
    .flatMap((name) =>
      valuesOfFilter(filters, name).map((value) =>
        isNamed(name) ? (tableNames[name].get(value) ?? value) : conditionLabel(filters, name, value, places),
      ),
    )
    .join('・')
}

const whereNames = (filters: JobFilters) => (Object.keys(filters) as FilterName[]).filter(isWhereFilter)

/** Subjects on which a posting may state something else than was asked for. */
type Subject = keyof typeof statedOn

/** What a posting states on a subject; null where it is silent. */
const statedOn = {
  occupation: ({ occupations }: Stated) => occupationNamesOf(occupations).join('・') || null,
  category: ({ category }: Stated) => category && categoryLabel[category],
  pay: (job: Stated) =>
    job.terms?.pay?.min || job.terms?.pay?.max || job.salary_min || job.salary_max ? payText(job) : null,
  hours: ({ terms }: Stated) => (terms?.hours?.spans?.length ? cardHoursText(terms.hours) : null),
  system: ({ terms }: Stated) =>
    terms?.hours?.system ? (cardHoursText({ ...terms.hours, spans: null }) ?? '固定時間制') : null,
  overtime: ({ terms }: Stated) => {
    const { overtime, overtime_hours: hours } = terms?.hours ?? {}
    return hours ? `残業 月${hours}時間` : overtime === 'some' ? '残業あり' : null
  },
  daysOff: ({ terms }: Stated) =>
    terms?.holidays?.days?.length || ['one-day', 'shift'].includes(terms?.holidays?.pattern ?? '')
      ? cardDaysOffText(terms?.holidays)
      : null,
  pattern: ({ terms }: Stated) => (terms?.holidays?.pattern ? cardDaysOffText(terms.holidays) : null),
  annualDays: ({ terms }: Stated) => (terms?.holidays?.annual_days ? `年間休日${terms.holidays.annual_days}日` : null),
  daysOfWeek: ({ terms }: Stated) => {
    const { min } = extentOf(terms ?? {}).days
    return min === null ? null : `週${min}日から`
  },
  transfer: ({ terms }: Stated) => (terms?.workplace?.transfer === 'possible' ? '転勤あり' : null),
  trial: ({ terms }: Stated) => (terms?.trial?.exists ? '試用期間あり' : null),
  remote: ({ terms, work_style }: Stated) => {
    const days = terms?.workplace?.remote_days
    if (days === null || days === undefined) return work_style === 'onsite' ? workStyleLabel.onsite : null
    return days > 0 ? `在宅勤務 週${days}日` : workStyleLabel.onsite
  },
  style: ({ work_style }: Stated) => workStyleLabel[work_style],
  employment: ({ job_type }: Stated) => jobTypeLabel[job_type],
  experience: ({ experience_level }: Stated) => experienceLabel[experience_level],
  /** 未経験可 by level contradicts no other word for it. */
  experienceNeeded: ({ experience_level }: Stated) =>
    experience_level === 'entry' ? null : experienceLabel[experience_level],
  walk: ({ workplaces }: Stated) => {
    const minutes = walkTo(workplaces, new Set())
    return minutes === null ? null : `徒歩${minutes}分`
  },
  period: ({ terms }: Stated) => periodText(terms?.period),
  cycle: ({ terms }: Stated) => (terms?.pay?.cycle ? payCycleName[terms.pay.cycle] : null),
  insurance: ({ terms }: Stated) => insuranceText(terms?.insurance),
  posted: ({ created_at }: Stated) => `${monthDayText(created_at)}掲載`,
  verified: () => '未確認',
  nothing: () => null,
}

const subjectOfFilter: Partial<Record<FilterName, Subject>> = {
  ...{ category: 'category', occupation: 'occupation', employment: 'employment', style: 'style' },
  ...{ experience: 'experience', band: 'hours', hoursMax: 'hours', daysMax: 'daysOfWeek', overtimeMax: 'overtime' },
  ...{ salaryMin: 'pay', salaryFloor: 'pay', hourlyMin: 'pay', payUnit: 'pay', holidaysMin: 'annualDays' },
  ...{
    remote: 'style',
    remoteDays: 'remote',
    transfer: 'transfer',
    trial: 'trial',
    walk: 'walk',
    verified: 'verified',
  },
  newOnly: 'posted',
}

const subjectOfReach = { pay: 'pay', holidays: 'annualDays', overtime: 'overtime', remote: 'remote' } as const

/** By the id of a way of working or a condition in words; others are stated or not. */
const subjectOfWay: Readonly<Record<string, Subject>> = {
  ...Object.fromEntries(
    ways
      .filter(({ group }) => group === 'bands' || group === 'hours')
      .map(({ id }): [string, Subject] => [id, 'hours']),
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((days): [string, Subject] => [`week-${days}`, 'daysOfWeek'])),
  ...{ 'no-nights': 'hours', mornings: 'hours', evenings: 'hours', 'late-nights': 'hours', flextime: 'system' },
  ...{ 'no-overtime': 'overtime', 'little-overtime': 'overtime', 'no-transfer': 'transfer' },
  ...{ 'weekends-off': 'daysOff', 'weekends-and-holidays-off': 'daysOff', 'weekdays-off': 'daysOff' },
  ...{ 'two-days-off': 'pattern', remote: 'remote', 'full-remote': 'remote', 'near-station': 'walk' },
  ...{ 'walk-5': 'walk', 'walk-15': 'walk', 'walk-20': 'walk', 'no-experience': 'experienceNeeded' },
  ...{ 'short-term': 'period', 'long-term': 'period', 'daily-pay': 'cycle', 'weekly-pay': 'cycle' },
  ...{ 'social-insurance': 'insurance', insured: 'insurance' },
}

function subjectOf({ kind, term, filter, alone }: Wish): Subject {
  if (term?.reaches) return subjectOfReach[term.reaches.of]
  if (filter === 'way') return subjectOfWay[alone.filters.way[0] ?? ''] ?? 'nothing'
  if (filter && filter !== 'where') return subjectOfFilter[filter] ?? 'nothing'
  if (kind === 'occupation') return kind
  if (kind === 'word' || !term) return 'nothing'
  if (understand(term.typed)?.kind === 'employment') return 'employment'
  const condition = conditionTyped(foldedText(term.typed).replaceAll(cut, ''))
  return subjectOfWay[condition?.id ?? ''] ?? 'nothing'
}

/** What a job has in place of an unmet wish; null where it says nothing about it. */
function insteadOf(wish: Wish, job: Stated): string | null {
  if (wish.kind !== 'place') return statedOn[subjectOf(wish)](job)
  const way = wayTo(job.workplaces, wish.where)
  return way ? wayText(way) : job.location
}

/** 三田駅（電車4分＋徒歩3分）, 川崎市（約12 km）. */
function wayText({ to, minutes, km }: Way): string {
  if ('municipality' in to) return `${municipalityByCode.get(to.municipality)?.name}（${kmText(km)}）`
  const station = `${stationById.get(to.id)?.name}駅`
  if (minutes === null) return `${station}（${kmText(km)}）`
  const parts = [minutes > 0 && `電車${minutes}分`, to.minutes && `${travelModeName[to.by]}${to.minutes}分`].filter(
    Boolean,
  )
  return parts.length > 0 ? `${station}（${parts.join('＋')}）` : station
}

const kmText = (km: number | null) => `約${Math.max(1, Math.round(km ?? 0))} km`
