import { z } from 'zod'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { limits } from '#rules/limits.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import { foldTerms, type Term } from '#rules/postings/term-list.ts'
import { holidayDays, insurances, travelModes, wayOptions } from '#rules/postings/term-vocabularies.ts'
import { allowanceUnits, type HoursTerms, type PayTerms, type Terms, termsLimits } from '#rules/postings/terms.ts'
import { shiftsOf, spanMinutes, withShifts } from '#rules/postings/time-span.ts'
import { withoutInvisible } from '#rules/visible-text.ts'
import { choice, fault, ofPosting, optionalLines, optionalText, textAsSent } from './fields.ts'
import { placeIds } from './search-conditions.ts'

const integer = (max: number, min = 0) =>
  z
    .number(fault('wrong-shape'))
    .int(fault('number-range'))
    .min(min, fault('number-range', max, min))
    .max(max, fault('number-range', max, min))
const yen = integer(termsLimits.yen)

/** A number with at most one decimal, or as many as `parts` has zeros. */
const decimal = (max: number, parts = 10) =>
  z
    .number(fault('wrong-shape'))
    .min(0, fault('number-range', max, 0))
    .max(max, fault('number-range', max, 0))
    .refine((value) => Math.abs(value * parts - Math.round(value * parts)) < 1e-6, fault('number-range'))

const time = z.string(fault('time-invalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time-invalid'))
const spanFields = { start: time, end: time }
const span = z.object(spanFields, fault('wrong-shape'))
const listOf = (entry: z.ZodType, max: number) => z.array(entry, fault('wrong-shape')).max(max, fault('too-many', max))
const choicesOf = (values: readonly [string, ...string[]]) => listOf(choice(values), values.length)
const valuesOf = (names: Readonly<Record<string, string>>) => Object.keys(names) as [string, ...string[]]

/** A part of the terms: fields may be absent or null, meaning not stated; unknown ones are ignored. */
const part = (shape: z.ZodRawShape): z.ZodType => z.object(shape, fault('wrong-shape'))

// Whether there are such places the server tells (jobs/known-workplaces.ts): browsers have no tables.
const unknown = { error: fault('choice-unknown'), abort: true }
const municipality = z.string(fault('choice-unknown')).regex(placeIds.area, unknown)
const prefecture = choice(prefectureValues)
const stations = listOf(
  part({
    id: z.string(fault('choice-unknown')).regex(placeIds.station, unknown),
    line: z.string(fault('choice-unknown')).regex(placeIds.line, unknown).nullish(),
    minutes: integer(termsLimits.stationMinutes).nullable().default(null),
    by: choice(travelModes).default('walk'),
  }),
  termsLimits.stations,
)

type TextSchema = (max: number) => z.ZodType<string, string>

/** The schema of a term with the given schemas for one-line and multi-line texts. */
function termSchema(term: Term, text: TextSchema, lines: TextSchema): z.ZodType {
  const long = lines(termsLimits.text)
  switch (term.kind) {
    case 'text':
      return text(term.max)
    case 'lines':
      return long
    case 'number':
    case 'minutes':
      return integer(term.max, term.min)
    case 'decimal':
      return decimal(term.max, 100)
    case 'months':
      return integer(termsLimits.months, 1)
    case 'hours':
      return decimal(termsLimits.hoursOfMonth)
    case 'yen':
      return yen
    case 'choice':
      return choice(valuesOf(term.names))
    case 'choices':
      return choicesOf(valuesOf(term.names))
    case 'days':
      return choicesOf(holidayDays)
    case 'insurance':
      return choicesOf(insurances)
    case 'flag':
      return z.boolean(fault('wrong-shape'))
    case 'prefecture':
      return prefecture
    case 'municipality':
      return municipality
    case 'postal-code':
      return z
        .string(fault('wrong-shape'))
        .overwrite(withoutInvisible)
        .regex(/^\d{7}$/, fault('wrong-shape'))
    case 'stations':
      return stations
    case 'places': {
      const where = { prefecture: prefecture.nullish(), municipality: municipality.nullish() }
      const place = part({ ...where, address: long.nullish(), stations: stations.nullish() })
      return listOf(place, termsLimits.workplaces)
    }
    case 'span':
      return span
    case 'spans':
      return listOf(span, termsLimits.shifts)
    case 'shifts': {
      const fields = {
        ...spanFields,
        name: text(termsLimits.name).nullish(),
        break_minutes: integer(termsLimits.minutesOfDay).nullish(),
        per_month: decimal(termsLimits.shiftsOfMonth).nullish(),
      }
      return listOf(z.object(fields, fault('wrong-shape')), termsLimits.shifts)
    }
    case 'steps':
      return listOf(text(termsLimits.text), termsLimits.steps)
    case 'allowances': {
      const name = text(termsLimits.name).pipe(z.string().min(1, fault('required')))
      const count = decimal(termsLimits.hoursOfMonth)
      const number = ordered('min', 'max')(z.object({ min: count, max: count.nullish() }, fault('wrong-shape')))
      const allowance = { name, yen, unit: choice(allowanceUnits).nullish(), number: number.nullish() }
      return listOf(z.object(allowance, fault('wrong-shape')), termsLimits.allowances)
    }
    case 'options': {
      const noted = part({ id: choice(wayOptions), note: text(termsLimits.wayNote).nullish() })
      return listOf(z.union([choice(wayOptions), noted], fault('choice-unknown')), wayOptions.length)
    }
  }
}

/** The lower bound stands first. A bound of zero is none. */
const ordered = (min: string, max: string) => (schema: z.ZodType) =>
  schema.refine(
    (stated) => {
      const bounds = stated as Record<string, number | null | undefined>
      return !bounds[min] || !bounds[max] || bounds[min] <= bounds[max]
    },
    { path: [min], error: fault('min-over-max') },
  )

const paidWithin = (bound: 'min' | 'max') => (schema: z.ZodType) =>
  schema.refine((stated) => (monthlySalary(stated as PayTerms)[`salary_${bound}`] ?? 0) <= limits.salary, {
    path: [bound],
    error: fault('number-range'),
  })

const breaksFit = (schema: z.ZodType) =>
  schema.superRefine((stated, context) => {
    const hours = stated as HoursTerms
    for (const [at, shift] of shiftsOf(hours).entries()) {
      if (!((shift.break_minutes ?? 0) > spanMinutes(shift))) continue
      const own = hours.shifts?.[at]?.break_minutes ? ['shifts', at] : []
      context.addIssue({ code: 'custom', path: [...own, 'break_minutes'], message: fault('number-range') })
      return
    }
  })

const inShifts = (schema: z.ZodType) => schema.overwrite((stated) => withShifts(stated as HoursTerms))

/** Rules between the terms of a part. */
const rulesOf: Readonly<Record<string, readonly ((schema: z.ZodType) => z.ZodType)[]>> = {
  hours: [breaksFit, inShifts],
  pay: [ordered('min', 'max'), paidWithin('max'), paidWithin('min')],
  age_limit: [ordered('min', 'max')],
  ways: [ordered('days_min', 'days_max'), ordered('hours_day_min', 'hours_day_max')],
}

/** The structured terms with the given schemas for one-line and multi-line texts. */
const termsWith = (text: TextSchema, lines: TextSchema) =>
  foldTerms<z.ZodType>(
    (term) => termSchema(term, text, lines),
    (members, path) => {
      const shape = Object.entries(members).map(([name, schema]) => [name, schema.nullish()])
      return (rulesOf[path] ?? []).reduce((schema, rule) => rule(schema), part(Object.fromEntries(shape)))
    },
  ) as z.ZodType<Terms, Terms>

/** Terms as input of `POST` and `PUT`: texts are cleaned. */
export const termsInput = termsWith(ofPosting(optionalText), ofPosting(optionalLines)).meta({ id: 'Terms' })

/** Terms with texts as sent, so that ranges in them are valid. */
export const termsAsSent = termsWith(ofPosting(textAsSent), ofPosting(textAsSent)).meta({ id: 'TermsAsSent' })

/** Terms for output; stored values were validated on input. */
export const termsOutput = z.custom<Terms>()
