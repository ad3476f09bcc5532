import fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsInput } from '#contract/terms.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import * as vocabulary from '#rules/postings/term-vocabularies.ts'
import { termsLimits as most, payUnits, type Terms } from '#rules/postings/terms.ts'
import { jobToSend, newJobValues, valuesOfJob } from './job-values.ts'
import { isEmptyRow, termsSoFar, termsToSend, tidyTerms, valuesOfTerms } from './terms-values.ts'

const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const part = <Members extends object>(members: { [Key in keyof Members]: fc.Arbitrary<Members[Key]> }) =>
  fc.record(members, { requiredKeys: [] })
const text = fc.constantFrom('変更なし', '年1回（4月）', 'あり', '会社の定める事業所 ', '120')
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values])
const whole = (max: number, min = 0) => fc.integer({ min, max })
const decimal = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10)
const time = fc.tuple(whole(23), whole(59)).map((parts) => parts.map((two) => String(two).padStart(2, '0')).join(':'))
const span = fc.record({ start: time, end: time })

/** Any terms, lawful or not, as far as a form can hold them. */
const anyTerms: fc.Arbitrary<Terms> = part({
  ways: part({
    periods: fc.subarray([...vocabulary.workPeriods], { minLength: 1 }),
    days_min: whole(7, 1),
    hours_day_max: whole(most.hoursOfWork.max, most.hoursOfWork.min),
    options: fc.constant<NonNullable<NonNullable<Terms['ways']>['options']>>([
      'housing',
      { id: 'meal', note: '1食 200円' },
    ]),
    japanese: oneOf(vocabulary.japaneseLevels),
  }),
  period: part({
    kind: oneOf(vocabulary.periodKinds),
    months: whole(most.months, 1),
    renewal: oneOf(vocabulary.renewals),
    renewal_criteria: text,
    renewal_limit: text,
  }),
  trial: part({ exists: fc.boolean(), months: whole(most.months, 1), same_terms: fc.boolean(), terms: text }),
  duties: part({ initial: text, change_scope: text }),
  workplace: part({
    postal_code: fc.constant('0600001'),
    prefecture: oneOf(prefectureValues),
    address: text,
    station: text,
    station_minutes: whole(most.stationMinutes),
    change_scope: text,
    transfer: oneOf(vocabulary.transfers),
    remote_days: whole(most.remoteDays),
    smoking: oneOf(vocabulary.smokingRules),
    smoking_note: text,
  }),
  hours: part({
    system: oneOf(vocabulary.hoursSystems),
    spans: fc.array(span, { minLength: 1, maxLength: most.spans }),
    core: span,
    deemed_minutes: whole(most.minutesOfDay),
    break_minutes: whole(most.minutesOfDay),
    overtime: oneOf(vocabulary.overtimes),
    overtime_hours: decimal(most.hoursOfMonth),
    note: text,
  }),
  holidays: part({
    pattern: oneOf(vocabulary.holidayPatterns),
    days: someOf(vocabulary.holidayDays).filter((days) => days.length > 0),
    annual_days: whole(most.daysOfYear),
    note: text,
  }),
  pay: part({
    unit: oneOf(payUnits),
    min: whole(most.yen),
    max: whole(most.yen),
    base: whole(most.yen),
    allowances: fc.array(fc.record({ name: text, yen: whole(most.yen) }), { minLength: 1, maxLength: most.allowances }),
    fixed_overtime: part({ yen: whole(most.yen), hours: decimal(most.hoursOfMonth), excess_paid: fc.boolean() }),
    monthly_hours: decimal(most.hoursOfMonth),
    bonus: text,
    raise: text,
    trial_pay: text,
    commuting: text,
    note: text,
  }),
  insurance: someOf(vocabulary.insurances),
  dispatched: fc.boolean(),
  age_limit: part({ min: whole(most.age), max: whole(most.age), reason: oneOf(vocabulary.ageReasons) }),
  selection: part({
    headcount: whole(most.headcount, 1),
    steps: fc.array(text, { minLength: 1, maxLength: most.steps }),
    documents: text,
    asks: fc.constant<NonNullable<NonNullable<Terms['selection']>['asks']>>(['rirekisho', 'portfolio']),
  }),
})

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
      expect(termsSoFar(valuesOfTerms(terms)) ?? {}).toEqual(stated)
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
  const rows = [{ start: '', end: '' }, ...values.hours.spans, { start: '10:00', end: '' }]
  expect(rows.map(isEmptyRow)).toEqual([true, false, false])
  const typed = { ...values, hours: { ...values.hours, spans: rows, break_minutes: '一時間' } }
  const sent = termsToSend(typed)
  expect(sent).toMatchObject({ hours: { spans: [...values.hours.spans, { start: '10:00' }], break_minutes: '一時間' } })
  expect(termsInput.safeParse(sent).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'hours.spans.1.end',
    'hours.break_minutes',
  ])
  expect(termsSoFar(typed)).toEqual({ hours: { spans: values.hours.spans } })
})

test('no insurance at all is not the same as none stated', () => {
  expect(termsToSend({ ...newJobValues.terms, insurance: ['none'] })).toEqual({ insurance: [] })
  expect(termsToSend({ ...newJobValues.terms, insurance: [] })).toBeUndefined()
})
