import { expect, test } from 'vitest'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { furtherFaults } from './job-resolver.ts'
import {
  beginningValues,
  jobToSend,
  newJobValues,
  newQuestion,
  readyValues,
  valuesOfPosting,
  withEntry,
} from './job-values.ts'

const filled = {
  ...newJobValues,
  title: '生産管理',
  company: '株式会社みなと製作所',
  location: '横浜市',
  description: '計画',
}
const withPay = (pay: Partial<typeof newJobValues.terms.pay>) => ({
  ...newJobValues,
  terms: { ...newJobValues.terms, pay: { ...newJobValues.terms.pay, ...pay } },
})
const day = { today: '2026-11-20', deadlineBefore: '' }

test('a new form states the hours with which it begins', () => {
  expect(jobToSend(beginningValues)).toMatchObject({
    terms: { hours: { shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] } },
  })
})

test('a form with the four required fields is a job with the defaults', () => {
  expect(postJobInput.parse(jobToSend(filled))).toMatchObject({
    ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', is_active: true, category: null },
    ...{ salary_min: null, salary_max: null, deadline: null, requirements: [] },
  })
})

test('an amount in full-width digits is read', () => {
  const typed = jobToSend({ ...filled, terms: withPay({ min: '２６万', max: '３４０，０００円' }).terms })
  expect(postJobInput.parse(typed).terms).toEqual({ pay: { unit: 'month', min: 260_000, max: 340_000 } })
})

test('entries are trimmed; empty and repeated ones are ignored', () => {
  const entries = ['　Excel（関数） ', '  ', '普通自動車免許'].map((typed) => withEntry(['普通自動車免許'], typed))
  expect(entries).toEqual([['普通自動車免許', 'Excel（関数）'], ['普通自動車免許'], ['普通自動車免許']])
})

test('a typed entry that was not added is sent', () => {
  expect(readyValues({ ...filled, requirements: ['A'], new_requirement: 'B ' }).requirements).toEqual(['A', 'B'])
})

const late = { ...newJobValues, deadline: '2026-11-19' }

test.each([
  [
    'a lower bound above the upper one',
    withPay({ min: '360,000', max: '340,000' }),
    { 'terms.pay.min': 'salary-order' },
  ],
  ['no upper bound', withPay({ min: '360,000' }), {}],
  [
    'a pay below 1,000 yen, where 万円 was meant',
    withPay({ min: '26', max: '30' }),
    { 'terms.pay.min': 'pay-too-small', 'terms.pay.max': 'pay-too-small' },
  ],
  ['a usual pay', withPay({ min: '260,000', max: '300,000' }), {}],
  ['a deadline before today', late, { deadline: 'deadline-past' }],
  ['a deadline of today', { ...late, deadline: '2026-11-20' }, {}],
])('%s has its faults while other fields are still wrong', (_, values, faults) => {
  expect(furtherFaults(values, day)).toEqual(faults)
})

test('an edited job may keep its past deadline', () => {
  expect(furtherFaults(late, { ...day, deadlineBefore: '2026-11-19' })).toEqual({})
})

test('questions are sent with an option per line; empty ones are omitted', () => {
  const options = ['青葉区', '泉区']
  const asked = { id: 'q1', text: '希望する配属先', kind: 'choice' as const, options, required: true }
  const values = valuesOfPosting({ questions: [asked] })
  expect(values.questions[0]?.options).toBe('青葉区\n泉区')
  const sent = jobToSend({ ...values, questions: [newQuestion, ...values.questions] })
  expect(sent).toMatchObject({ questions: [asked] })
})
