import { expect, test } from 'vitest'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { hoursSystemName } from '#rules/postings/hours-text.ts'
import { hourlyPay, hoursOfMonth } from '#rules/postings/pay.ts'
import { postingTable } from '#rules/postings/table.ts'
import { payUnits } from '#rules/postings/terms.ts'
import { type DemoEmployer, demoEmployers, prefectureName } from './employers.ts'
import { type DemoJob, demoJobs } from './jobs.ts'

/** The days on which the last minimum wages of 2026 come into force, and a year later. */
const days = ['2026-11-20', '2026-12-01', '2026-12-02', '2027-11-20']

const employerOf = ({ company }: DemoJob) => demoEmployers.find(({ name }) => name === company) as DemoEmployer

const findingsOf = (job: DemoJob, today = '2026-12-02') => {
  const { prefecture, address, ...employer } = employerOf(job)
  return checkPosting(job, { employer: { ...employer, address: prefectureName(prefecture) + address }, today })
}
const offered = demoJobs.filter(({ approval_status }) => approval_status === 'approved')

test.each(days)('the check of a posting finds nothing in a job that is or was public, on %s', (today) => {
  const found = offered.flatMap((job) =>
    findingsOf(job, today).map(({ code, field, excerpt }) => [job.title, code, field, excerpt]),
  )
  expect(found).toEqual([])
})

/** Lines of the table that many jobs leave empty. */
const optionalLabels = [
  '年齢制限',
  'ほかの就業場所',
  '諸手当',
  '固定残業代',
  '働き方の特徴',
  '働く期間',
  '勤務日数・時間帯',
  '賃金の支払い',
  '賞与の月数（前年度実績）',
]

test('a job that is or was public states every line of the table', () => {
  for (const job of offered) {
    const employer = { ...employerOf(job), form_url: null }
    const words = { employment: '正社員', workStyle: '出社' }
    const days = { deadline: '2026年12月20日', posted: '2026年11月20日', asOf: '2026年11月20日' }
    const table = postingTable({ ...job, ...words, ...days }, employer)
    const lacking = table.filter(({ stated }) => !stated).map(({ label }) => label)
    const { unit } = job.terms.pay ?? {}
    // 基本給 belongs to monthly pay; a seasonal contract has no 年間休日, and no paid leave after half a year.
    const byTheMonth = unit === 'month' ? [] : ['基本給']
    const seasonal = job.terms.period?.renewal === 'none' ? ['年間休日', '6か月経過後の年次有給休暇日数'] : []
    const allowed = [...optionalLabels, ...byTheMonth, ...seasonal]
    expect(
      lacking.filter((label) => !allowed.includes(label)),
      job.title,
    ).toEqual([])
  }
})

test('pending jobs have findings of several kinds: one stops, others warn', () => {
  const found = demoJobs.filter(({ approval_status }) => approval_status === 'pending').map((job) => findingsOf(job))
  const stops = found.filter((list) => list.some(({ severity }) => severity === 'stop'))
  expect(stops).toHaveLength(1)
  const codes = new Set(found.flat().map(({ code }) => code))
  expect(codes.size).toBeGreaterThanOrEqual(6)
  expect(found.filter((list) => list.length === 0).length).toBeGreaterThanOrEqual(2)
})

test('base pay and hours of a month follow from the other terms', () => {
  for (const { title, terms } of demoJobs) {
    if (!terms.pay) continue
    const { unit, min, base, fixed_overtime, allowances, monthly_hours } = terms.pay
    const ofMonth = (allowances ?? []).filter(({ unit: of = 'month' }) => of === 'month')
    const extras = ofMonth.reduce((total, { yen }) => total + yen, fixed_overtime?.yen ?? 0)
    if (unit === 'month') expect(base, title).toBe(Number(min) - extras)
    expect(monthly_hours, title).toBe(Math.round(Number(hoursOfMonth(terms)) * 10) / 10)
  }
})

test('part-time jobs are paid by the hour, and every unit of pay and system of hours is used', () => {
  for (const { title, job_type, terms } of demoJobs)
    if (['part-time', 'dispatch', 'internship'].includes(job_type)) expect(terms.pay?.unit, title).toBe('hour')
  expect(new Set(offered.map(({ terms }) => terms.pay?.unit))).toEqual(new Set(payUnits))
  expect(new Set(offered.map(({ terms }) => terms.hours?.system))).toEqual(new Set(Object.keys(hoursSystemName)))
})

test('the place of work is in the municipality of the job, and hours are at most 40 a week on average', () => {
  for (const { title, location, terms } of demoJobs) {
    expect(terms.workplace?.prefecture, title).toBe(prefecturesOf(location)[0])
    expect(terms.workplace?.postal_code, title).toMatch(/^\d{7}$/)
    const municipality = /^(?:北海道|東京都|大阪府|京都府|.{2,3}県)([^（]*)/.exec(location)?.[1] ?? ''
    expect(terms.workplace?.address?.startsWith(municipality), `${title} ${terms.workplace?.address}`).toBe(true)
    // 2,085.7 hours a year are 40 a week (労働基準法32条).
    expect(terms.pay?.monthly_hours ?? 0, title).toBeLessThanOrEqual(173.8)
    if (terms.pay) expect(hourlyPay(terms), title).not.toBeNull()
  }
})

test('the terms say of dispatch jobs, and of no others, that workers are dispatched', () => {
  for (const job of demoJobs) {
    expect(job.terms.dispatched, job.title).toBe(job.job_type === 'dispatch')
    if (job.job_type === 'dispatch') expect(employerOf(job).dispatch_license, job.company).toMatch(/^派\d{2}-\d{6}$/)
  }
})
