import type { Band } from '#rules/jobs/job-vocabularies.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type {
  AgeReason,
  Ask,
  HolidayDay,
  HolidayPattern,
  HoursSystem,
  Insurance,
  JapaneseLevel,
  overtimes,
  PayCycle,
  periodKinds,
  renewals,
  SmokingRule,
  transfers,
  travelModes,
  WayOption,
  WorkPeriod,
} from './term-vocabularies.ts'

export const payUnits = ['hour', 'day', 'month', 'year'] as const
export type PayUnit = (typeof payUnits)[number]

/** The limits of lists, texts and numbers. */
export const termsLimits = {
  text: 1_000,
  name: 100,
  wayNote: 200,
  spans: 10,
  allowances: 20,
  steps: 8,
  months: 600,
  stationMinutes: 600,
  workplaces: 20,
  stations: 3,
  remoteDays: 5,
  daysOfWeek: 7,
  hoursOfWork: { min: 30, max: 720 },
  minutesOfDay: 24 * 60,
  hoursOfMonth: 744,
  daysOfYear: 366,
  headcount: 100_000,
  age: 120,
  yen: 1_000_000_000,
} as const

/** Absent or null means not stated. */
type Stated<Value> = Value | null | undefined
type Members<Of> = { [Key in keyof Of]?: Stated<Of[Key]> }

/** From `start` to `end`, HH:MM; an end not after the start is on the next day. */
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
  /** Five digits of 全国地方公共団体コード. */
  municipality: string
  address: string
  stations: StationAccess[]
  station: string
  station_minutes: number
  change_scope: string
  transfer: (typeof transfers)[number]
  remote_days: number
  smoking: SmokingRule
  smoking_note: string
}>
/** A way from a station to the work; `line` where one was stated. */
export type StationAccess = {
  id: string
  line?: string | null
  minutes: number | null
  by: (typeof travelModes)[number]
}
/** Another place of work of a job that is offered in several. */
export type OtherWorkplace = Members<{
  prefecture: Prefecture
  municipality: string
  address: string
  stations: StationAccess[]
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
  /** When it is paid. */
  cycle: PayCycle
  cycle_note: string
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
/** A box that is ticked, with what it means here. */
export type StatedOption = WayOption | { id: WayOption; note?: string | null | undefined }
/** Ways of working that no other part states. */
export type WaysTerms = Members<{
  periods: WorkPeriod[]
  /** Days a week. */
  days_min: number
  days_max: number
  /** Minutes of work a day. */
  hours_day_min: number
  hours_day_max: number
  /** The days on which the work is done. */
  weekdays: HolidayDay[]
  bands: Band[]
  options: StatedOption[]
  /** The Japanese that the work needs, and for what. */
  japanese: JapaneseLevel
  japanese_task: string
}>
export type SelectionTerms = Members<{ headcount: number; steps: string[]; documents: string; asks: Ask[] }>

/** The structured terms of a job. Every field may be absent, meaning not stated. */
export type Terms = Members<{
  period: PeriodTerms
  trial: TrialTerms
  duties: DutiesTerms
  workplace: WorkplaceTerms
  workplaces: OtherWorkplace[]
  hours: HoursTerms
  holidays: HolidaysTerms
  pay: PayTerms
  insurance: Insurance[]
  dispatched: boolean
  age_limit: AgeLimitTerms
  selection: SelectionTerms
  ways: WaysTerms
}>
