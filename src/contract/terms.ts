import { z } from 'zod'
import { bands } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { limits } from '#rules/limits.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import {
  ageReasons,
  asks,
  holidayDays,
  holidayPatterns,
  hoursSystems,
  insurances,
  japaneseLevels,
  overtimes,
  payCycles,
  periodKinds,
  renewals,
  smokingRules,
  transfers,
  travelModes,
  wayOptions,
  workPeriods,
} from '#rules/postings/term-vocabularies.ts'
import { payUnits, type Terms, termsLimits } from '#rules/postings/terms.ts'
import { spanMinutes } from '#rules/postings/time-span.ts'
import { withoutInvisible } from '#rules/visible-text.ts'
import { choice, fault, ofPosting, optionalLines, optionalText, textAsSent } from './fields.ts'
import { placeIds } from './search-conditions.ts'

const flag = z.boolean(fault('wrong-shape')).nullish()

const integer = (max: number, min = 0) =>
  z
    .number(fault('wrong-shape'))
    .int(fault('number-range'))
    .min(min, fault('number-range', max, min))
    .max(max, fault('number-range', max, min))
const yen = integer(termsLimits.yen)

/** Hours with at most one decimal. */
const decimal = (max: number) =>
  z
    .number(fault('wrong-shape'))
    .min(0, fault('number-range', max, 0))
    .max(max, fault('number-range', max, 0))
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, fault('number-range'))

const time = z.string(fault('time-invalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time-invalid'))
const span = z.object({ start: time, end: time }, fault('wrong-shape'))
const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry, fault('wrong-shape')).max(max, fault('too-many', max)).nullish()
const choicesOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  listOf(choice(values), values.length)

/** A part of the terms: fields may be absent or null, meaning not stated; unknown ones are ignored. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, fault('wrong-shape'))

const isOrdered = ({ min, max }: { min?: number | null | undefined; max?: number | null | undefined }) =>
  !min || !max || min <= max
const order = { path: ['min'], error: fault('min-over-max') }

type TextSchema = (max: number) => z.ZodType<string, string>

/** The structured terms with the given schemas for one-line and multi-line texts. */
function termsWith(text: TextSchema, lines: TextSchema) {
  const long = lines(termsLimits.text).nullish()
  const hours = part({
    system: choice(hoursSystems).nullish(),
    spans: listOf(span, termsLimits.spans),
    core: span.nullish(),
    deemed_minutes: integer(termsLimits.minutesOfDay).nullish(),
    break_minutes: integer(termsLimits.minutesOfDay).nullish(),
    overtime: choice(overtimes).nullish(),
    overtime_hours: decimal(termsLimits.hoursOfMonth).nullish(),
    note: long,
  }).refine(({ spans, break_minutes }) => (spans ?? []).every((one) => !((break_minutes ?? 0) > spanMinutes(one))), {
    path: ['break_minutes'],
    error: fault('number-range'),
  })

  const pay = part({
    unit: choice(payUnits).nullish(),
    min: yen.nullish(),
    max: yen.nullish(),
    cycle: choice(payCycles).nullish(),
    cycle_note: text(termsLimits.wayNote).nullish(),
    base: yen.nullish(),
    allowances: listOf(
      z.object({ name: text(termsLimits.name).pipe(z.string().min(1, fault('required'))), yen }, fault('wrong-shape')),
      termsLimits.allowances,
    ),
    fixed_overtime: part({
      yen: yen.nullish(),
      hours: decimal(termsLimits.hoursOfMonth).nullish(),
      excess_paid: flag,
    }).nullish(),
    monthly_hours: decimal(termsLimits.hoursOfMonth).nullish(),
    bonus: long,
    raise: long,
    trial_pay: long,
    commuting: long,
    note: long,
  })
    .refine(isOrdered, order)
    .refine((stated) => (monthlySalary(stated).salary_max ?? 0) <= limits.salary, {
      path: ['max'],
      error: fault('number-range'),
    })
    .refine((stated) => (monthlySalary(stated).salary_min ?? 0) <= limits.salary, {
      path: ['min'],
      error: fault('number-range'),
    })

  // Whether there are such places the server tells (jobs/known-workplaces.ts): browsers have no tables.
  const unknown = { error: fault('choice-unknown'), abort: true }
  const place = {
    prefecture: choice(prefectureValues).nullish(),
    municipality: z.string(fault('choice-unknown')).regex(placeIds.area, unknown).nullish(),
    address: long,
    stations: listOf(
      part({
        id: z.string(fault('choice-unknown')).regex(placeIds.station, unknown),
        line: z.string(fault('choice-unknown')).regex(placeIds.line, unknown).nullish(),
        minutes: integer(termsLimits.stationMinutes).nullable().default(null),
        by: choice(travelModes).default('walk'),
      }),
      termsLimits.stations,
    ),
  }
  const workplace = part({
    ...place,
    postal_code: z
      .string(fault('wrong-shape'))
      .overwrite(withoutInvisible)
      .regex(/^\d{7}$/, fault('wrong-shape'))
      .nullish(),
    station: text(termsLimits.name).nullish(),
    station_minutes: integer(termsLimits.stationMinutes).nullish(),
    change_scope: long,
    transfer: choice(transfers).nullish(),
    remote_days: integer(termsLimits.remoteDays).nullish(),
    smoking: choice(smokingRules).nullish(),
    smoking_note: long,
  })

  const minutes = integer(termsLimits.hoursOfWork.max, termsLimits.hoursOfWork.min).nullish()
  const days = integer(termsLimits.daysOfWeek, 1).nullish()
  const option = z.union(
    [choice(wayOptions), part({ id: choice(wayOptions), note: text(termsLimits.wayNote).nullish() })],
    fault('choice-unknown'),
  )
  const ways = part({
    periods: choicesOf(workPeriods),
    days_min: days,
    days_max: days,
    hours_day_min: minutes,
    hours_day_max: minutes,
    weekdays: choicesOf(holidayDays),
    bands: choicesOf(bands),
    options: listOf(option, wayOptions.length),
    japanese: choice(japaneseLevels).nullish(),
    japanese_task: text(termsLimits.wayNote).nullish(),
  })
    .refine(({ days_min: min, days_max: max }) => isOrdered({ min, max }), { ...order, path: ['days_min'] })
    .refine(({ hours_day_min: min, hours_day_max: max }) => isOrdered({ min, max }), {
      ...order,
      path: ['hours_day_min'],
    })

  return part({
    period: part({
      kind: choice(periodKinds).nullish(),
      months: integer(termsLimits.months, 1).nullish(),
      renewal: choice(renewals).nullish(),
      renewal_criteria: long,
      renewal_limit: long,
    }).nullish(),
    trial: part({
      exists: flag,
      months: integer(termsLimits.months, 1).nullish(),
      same_terms: flag,
      terms: long,
    }).nullish(),
    duties: part({ initial: long, change_scope: long }).nullish(),
    workplace: workplace.nullish(),
    workplaces: listOf(part(place), termsLimits.workplaces),
    hours: hours.nullish(),
    holidays: part({
      pattern: choice(holidayPatterns).nullish(),
      days: choicesOf(holidayDays),
      annual_days: integer(termsLimits.daysOfYear).nullish(),
      note: long,
    }).nullish(),
    pay: pay.nullish(),
    insurance: choicesOf(insurances),
    dispatched: flag,
    age_limit: part({
      min: integer(termsLimits.age).nullish(),
      max: integer(termsLimits.age).nullish(),
      reason: choice(ageReasons).nullish(),
    })
      .refine(isOrdered, order)
      .nullish(),
    selection: part({
      headcount: integer(termsLimits.headcount, 1).nullish(),
      steps: listOf(text(termsLimits.text), termsLimits.steps),
      documents: long,
      asks: choicesOf(asks),
    }).nullish(),
    ways: ways.nullish(),
  })
}

/** Terms as input of `POST` and `PUT`: texts are cleaned. */
export const termsInput = termsWith(ofPosting(optionalText), ofPosting(optionalLines)).meta({ id: 'Terms' })

/** Terms with texts as sent, so that ranges in them are valid. */
export const termsAsSent = termsWith(ofPosting(textAsSent), ofPosting(textAsSent)).meta({ id: 'TermsAsSent' })

/** Terms for output; stored values were validated on input. */
export const termsOutput = z.custom<Terms>()
