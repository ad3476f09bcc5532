import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { Term, TermPath, termList } from './term-list.ts'
import type { HolidayDay, Insurance, travelModes, WayOption } from './term-vocabularies.ts'

export const payUnits = ['hour', 'day', 'month', 'year'] as const
export type PayUnit = (typeof payUnits)[number]

/** The limits of lists, texts and numbers. */
export const termsLimits = {
  text: 1_000,
  name: 100,
  wayNote: 200,
  shifts: 10,
  shiftsOfMonth: 31,
  bonusMonths: 24,
  allowances: 20,
  steps: 8,
  months: 600,
  stationMinutes: 600,
  workplaces: 20,
  stations: 3,
  remoteDays: 5,
  hoursOfWork: { min: 30, max: 720 },
  minutesOfDay: 24 * 60,
  hoursOfMonth: 744,
  daysOfYear: 366,
  yen: 1_000_000_000,
} as const

/** Absent or null means not stated. */
type Stated<Value> = Value | null | undefined

/** From `start` to `end`, HH:MM; an end not after the start is on the next day. */
export type TimeSpan = { start: string; end: string }
/** A shift, with its break in minutes and how often a month it is worked. */
export type Shift = TimeSpan & {
  name?: Stated<string>
  break_minutes?: Stated<number>
  per_month?: Stated<number>
}
export const allowanceUnits = ['month', 'time', 'day', 'hour'] as const
/** An allowance; without a unit it is one of the month. `number` is how often a month. */
export type Allowance = {
  name: string
  yen: number
  unit?: Stated<(typeof allowanceUnits)[number]>
  number?: Stated<{ min: number; max?: Stated<number> }>
}
/** A way from a station to the work; `line` where one was stated. */
export type StationAccess = {
  id: string
  line?: string | null
  minutes: number | null
  by: (typeof travelModes)[number]
}
/** Another place of work of a job that is offered in several; `municipality` has five digits of 全国地方公共団体コード. */
export type OtherWorkplace = {
  prefecture?: Stated<Prefecture>
  municipality?: Stated<string>
  address?: Stated<string>
  stations?: Stated<StationAccess[]>
}
/** A box that is ticked, with what it means here. */
export type StatedOption = WayOption | { id: WayOption; note?: string | null | undefined }

/** The values of the kinds without names. */
type ValueOfKind = {
  [Kind in 'number' | 'hours' | 'decimal' | 'minutes' | 'months' | 'yen']: number
} & {
  [Kind in 'text' | 'lines' | 'postal-code' | 'municipality']: string
} & {
  days: HolidayDay[]
  flag: boolean
  stations: StationAccess[]
  places: OtherWorkplace[]
  span: TimeSpan
  spans: TimeSpan[]
  shifts: Shift[]
  allowances: Allowance[]
  insurance: Insurance[]
  options: StatedOption[]
  steps: string[]
}
type ValueOf<Of extends Term> = Of extends { kind: 'choice' | 'prefecture'; names: infer Names }
  ? keyof Names
  : Of extends { kind: 'choices'; names: infer Names }
    ? (keyof Names)[]
    : Of extends { kind: keyof ValueOfKind }
      ? ValueOfKind[Of['kind']]
      : never

/** The first members of dotted paths, and what stands below one. */
type FirstOf<Path extends string> = Path extends `${infer First}.${string}` ? First : Path
type Below<Values, First extends string> = {
  [Path in keyof Values as Path extends `${First}.${infer Rest}` ? Rest : never]: Values[Path]
}
/** Values by dotted path as nested objects. */
export type Nested<Values> = {
  [First in FirstOf<keyof Values & string>]: First extends keyof Values ? Values[First] : Nested<Below<Values, First>>
}
/** The same with members that may be absent. */
type Members<Values> = {
  [First in FirstOf<keyof Values & string>]?: Stated<
    First extends keyof Values ? Values[First] : Members<Below<Values, First>>
  >
}

/** The structured terms of a job. Every field may be absent, meaning not stated. */
export type Terms = Members<{ [Path in TermPath]: ValueOf<(typeof termList)[Path]> }>

export type PeriodTerms = NonNullable<Terms['period']>
export type TrialTerms = NonNullable<Terms['trial']>
export type WorkplaceTerms = NonNullable<Terms['workplace']>
export type HoursTerms = NonNullable<Terms['hours']>
export type HolidaysTerms = NonNullable<Terms['holidays']>
export type PayTerms = NonNullable<Terms['pay']>
export type AgeLimitTerms = NonNullable<Terms['age_limit']>
export type WaysTerms = NonNullable<Terms['ways']>
