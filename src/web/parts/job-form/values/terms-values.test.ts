import fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsInput } from '#contract/terms.ts'
import { foldTerms, type Term } from '#rules/postings/term-list.ts'
import { holidayDays, insurances } from '#rules/postings/term-vocabularies.ts'
import { termsLimits as most, type Terms } from '#rules/postings/terms.ts'
import { withShifts } from '#rules/postings/time-span.ts'
import { jobToSend, newJobValues, valuesOfJob } from './job-values.ts'
import { isEmptyRow, termsSoFar, termsToSend, tidyTerms, valuesOfTerms } from './terms-values.ts'

const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const text = fc.constantFrom('変更なし', '年1回（4月）', 'あり', '会社の定める事業所 ', '120')
const whole = (max: number, min = 0) => fc.integer({ min, max })
const decimal = whole(most.hoursOfMonth * 10).map((tenths) => tenths / 10)
const time = fc.tuple(whole(23), whole(59)).map((parts) => parts.map((two) => String(two).padStart(2, '0')).join(':'))
const span = fc.record({ start: time, end: time })
const someOf = (values: readonly unknown[]) => fc.subarray([...values], { minLength: 1 })
const filled = (entry: fc.Arbitrary<unknown>, maxLength: number) => fc.array(entry, { minLength: 1, maxLength })
const station = fc.record({ id: fc.constant('001000'), minutes: whole(most.stationMinutes), by: fc.constant('walk') })

/** Any value of a term, lawful or not, as far as a form can hold it. */
function anyValue(term: Term): fc.Arbitrary<unknown> {
  switch (term.kind) {
    case 'number':
    case 'minutes':
      return whole(term.max, term.min)
    case 'choice':
    case 'prefecture':
      return fc.constantFrom(...Object.keys(term.names))
    case 'choices':
      return someOf(Object.keys(term.names))
    default:
      return valuesOfKind[term.kind]
  }
}
const valuesOfKind = {
  ...{ text, lines: text, steps: filled(text, most.steps), flag: fc.boolean(), hours: decimal },
  ...{ months: whole(most.months, 1), yen: whole(most.yen), span },
  ...{ 'postal-code': fc.constant('0600001'), municipality: fc.constant('13101') },
  ...{ days: someOf(holidayDays), insurance: fc.subarray([...insurances]) },
  stations: filled(station, most.stations),
  places: filled(fc.record({ address: text, stations: filled(station, most.stations) }), most.workplaces),
  decimal: whole(200).map((hundredths) => hundredths / 100),
  spans: fc.constant(undefined),
  shifts: filled(
    fc.record(
      { start: time, end: time, name: text, break_minutes: whole(60), per_month: whole(most.shiftsOfMonth) },
      { requiredKeys: ['start', 'end'] },
    ),
    most.shifts,
  ),
  allowances: filled(
    fc.record(
      { name: text, yen: whole(most.yen), unit: fc.constantFrom('month', 'time'), number: fc.record({ min: decimal }) },
      { requiredKeys: ['name', 'yen'] },
    ),
    most.allowances,
  ),
  options: fc.constant(['housing', { id: 'meal', note: '1食 200円' }]),
}

/** Stated shifts say the breaks. */
const anyTerms = (
  foldTerms<fc.Arbitrary<unknown>>(anyValue, (members) =>
    fc.record(members, { requiredKeys: [] }),
  ) as fc.Arbitrary<Terms>
).map((terms) => (terms.hours?.shifts ? { ...terms, hours: { ...terms.hours, break_minutes: undefined } } : terms))

/** Without the parts that state nothing. */
const compact = (terms: Terms): unknown => {
  const parts = Object.entries(terms).map(([name, stated]) => [name, withoutEmpty(stated)])
  return Object.fromEntries(parts.filter(([, stated]) => stated !== undefined))
}
const withoutEmpty = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  const members = Object.entries(part).map(([name, stated]) => [name, withoutEmpty(stated)])
  const stated = members.filter(([, member]) => member !== undefined)
  return stated.length > 0 ? Object.fromEntries(stated) : undefined
}

test('terms that go through the form come out as they went in: nothing is lost or invented', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const stated = compact(terms)
      expect(termsToSend(valuesOfTerms(terms)) ?? {}).toEqual(stated)
      const read = terms.hours ? compact({ ...terms, hours: withShifts(terms.hours) }) : stated
      expect(termsSoFar(valuesOfTerms(terms)) ?? {}).toEqual(read)
    }),
  )
})

test('figures that were tidied read as the same numbers', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const values = valuesOfTerms(terms)
      expect(termsToSend(tidyTerms(values))).toEqual(termsToSend(values))
    }),
  )
})

test('unchanged terms round-trip through the form', () => {
  const job = { requirements: [], benefits: [], occupations: [], questions: [], salary_min: 250_000, salary_max: null }
  const send = (terms: Terms | undefined) =>
    jobToSend(valuesOfJob({ ...job, terms } as unknown as Parameters<typeof valuesOfJob>[0]))
  fc.assert(
    fc.property(optional(anyTerms), (terms) => {
      expect(send(terms)).toMatchObject({ terms: terms ?? null })
    }),
  )
  const odd = { period: {}, hours: { spans: [], note: '' }, pay: { allowances: [] }, selection: null }
  expect(send(odd)).toMatchObject({ terms: odd, salary_min: 250_000 })
})

test('an empty form states nothing', () => {
  expect(termsToSend(newJobValues.terms)).toBeUndefined()
  expect(termsSoFar(newJobValues.terms)).toBeNull()
})

test('a row without anything in it is not sent, and what is no figure is left to the schema', () => {
  const values = valuesOfTerms({ hours: { spans: [{ start: '09:00', end: '18:00' }] } })
  const unnamed = { name: '', break_minutes: '', per_month: '' }
  const broken = { ...unnamed, start: '10:00', end: '', break_minutes: '一時間' }
  const rows = [{ ...unnamed, start: '', end: '' }, ...values.hours.shifts, broken]
  expect(rows.map(isEmptyRow)).toEqual([true, false, false])
  const typed = { ...values, hours: { ...values.hours, shifts: rows } }
  const sent = termsToSend(typed)
  const [span] = [{ start: '09:00', end: '18:00' }]
  expect(sent).toEqual({ hours: { shifts: [span, { start: '10:00', break_minutes: '一時間' }] } })
  expect(termsInput.safeParse(sent).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'hours.shifts.1.end',
    'hours.shifts.1.break_minutes',
  ])
  expect(termsSoFar(typed)).toEqual({ hours: { shifts: [span], spans: [span] } })
})

test('no insurance at all is not the same as none stated', () => {
  expect(termsToSend({ ...newJobValues.terms, insurance: ['none'] })).toEqual({ insurance: [] })
  expect(termsToSend({ ...newJobValues.terms, insurance: [] })).toBeUndefined()
})
