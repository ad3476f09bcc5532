import type { Prefecture } from '#rules/jobs/prefectures.ts'

export const periodKinds = ['indefinite', 'fixed'] as const
export const renewals = ['none', 'automatic', 'conditional'] as const
export const transfers = ['none', 'possible'] as const
export const smokingRules = ['prohibited', 'separate-room', 'allowed', 'outdoors'] as const
export const hoursSystems = ['fixed', 'shift', 'flex', 'variable', 'discretionary'] as const
export const overtimes = ['none', 'some'] as const
export const holidayPatterns = ['two-days-full', 'two-days', 'one-day', 'shift', 'other'] as const
export const holidayDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'public'] as const
export const payUnits = ['hour', 'day', 'month', 'year'] as const
export const insurances = ['employment', 'accident', 'health', 'pension'] as const
/** 労働施策総合推進法施行規則1条の3第1項: 1号, 2号, 3号イ, ロ, ハ, ニ. */
export const ageReasons = ['1', '2', '3-i', '3-ro', '3-ha', '3-ni'] as const

export type PayUnit = (typeof payUnits)[number]
export type AgeReason = (typeof ageReasons)[number]
export type HoursSystem = (typeof hoursSystems)[number]
export type HolidayPattern = (typeof holidayPatterns)[number]
export type HolidayDay = (typeof holidayDays)[number]
export type SmokingRule = (typeof smokingRules)[number]
export type Insurance = (typeof insurances)[number]

/** Most entries of each list, longest texts, and the range of each number. */
export const termsLimits = {
  text: 1_000,
  name: 100,
  spans: 10,
  allowances: 20,
  steps: 10,
  months: 600,
  stationMinutes: 600,
  remoteDays: 5,
  minutesOfDay: 24 * 60,
  hoursOfMonth: 744,
  daysOfYear: 366,
  headcount: 100_000,
  age: 120,
  yen: 1_000_000_000,
} as const

/** Not stated: absent or null. */
type Stated<Value> = Value | null | undefined
type Members<Of> = { [Key in keyof Of]?: Stated<Of[Key]> }

/** From `start` to `end`, HH:MM; an end that is not after the start is on the next day. */
export type TimeSpan = { start: string; end: string }
export type Allowance = { name: string; yen: number }

export type PeriodTerms = Members<{
  kind: (typeof periodKinds)[number]
  months: number
  renewal: (typeof renewals)[number]
  renewal_criteria: string
  renewal_limit: string
}>
export type TrialTerms = Members<{ exists: boolean; months: number; same_terms: boolean; terms: string }>
export type DutiesTerms = Members<{ initial: string; change_scope: string }>
export type WorkplaceTerms = Members<{
  postal_code: string
  prefecture: Prefecture
  address: string
  station: string
  station_minutes: number
  change_scope: string
  transfer: (typeof transfers)[number]
  remote_days: number
  smoking: SmokingRule
  smoking_note: string
}>
export type HoursTerms = Members<{
  system: HoursSystem
  spans: TimeSpan[]
  core: TimeSpan
  deemed_minutes: number
  break_minutes: number
  overtime: (typeof overtimes)[number]
  overtime_hours: number
  note: string
}>
export type HolidaysTerms = Members<{
  pattern: HolidayPattern
  days: HolidayDay[]
  annual_days: number
  note: string
}>
export type FixedOvertime = Members<{ yen: number; hours: number; excess_paid: boolean }>
export type PayTerms = Members<{
  unit: PayUnit
  min: number
  max: number
  base: number
  allowances: Allowance[]
  fixed_overtime: FixedOvertime
  monthly_hours: number
  bonus: string
  raise: string
  trial_pay: string
  commuting: string
  note: string
}>
export type AgeLimitTerms = Members<{ min: number; max: number; reason: AgeReason }>
export type SelectionTerms = Members<{ headcount: number; steps: string[]; documents: string }>

/** The structured part of a job. Every member may be absent, which means that it is not stated. */
export type Terms = Members<{
  period: PeriodTerms
  trial: TrialTerms
  duties: DutiesTerms
  workplace: WorkplaceTerms
  hours: HoursTerms
  holidays: HolidaysTerms
  pay: PayTerms
  insurance: Insurance[]
  dispatched: boolean
  age_limit: AgeLimitTerms
  selection: SelectionTerms
}>

/** The length of a span in minutes. */
export function spanMinutes({ start, end }: TimeSpan): number {
  const length = minuteOf(end) - minuteOf(start)
  return length > 0 ? length : length + 24 * 60
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
