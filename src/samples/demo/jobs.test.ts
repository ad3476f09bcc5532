import { expect, test } from 'vitest'
import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { experienceLevels, jobCategories, jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import { termsLines } from '#rules/postings/table.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { matches } from '#rules/search/search-match.ts'
import { searchableText } from '#rules/search/searchable-text.ts'
import { companies, industries } from '#samples/companies.ts'
import { companyJobs } from '#samples/company-jobs.ts'
import { demoApplications } from './applications.ts'
import { demoJobs } from './jobs.ts'
import { demoPeople } from './people.ts'
import { nameOf } from './rows.ts'

const approved = demoJobs.filter((job) => job.approval_status === 'approved' && job.is_active)
const person = (email: string) => demoPeople.find((account) => account.email === email)
const distinct = <T>(values: readonly T[]) => [...new Set(values)].sort()

test('there are enough jobs in every state', () => {
  expect(approved.length).toBeGreaterThanOrEqual(128)
  const closed = demoJobs.filter((job) => !job.is_active)
  const count = (status: string) => demoJobs.filter((job) => job.approval_status === status).length
  expect([count('pending'), count('rejected'), closed.length]).toEqual([7, 2, 3])
  expect(new Set(closed.map((job) => job.approval_status))).toEqual(new Set(['approved']))
})

test('every vocabulary of a job is used by public jobs', () => {
  expect(distinct(approved.map((job) => job.category))).toEqual(distinct(jobCategories))
  expect(distinct(approved.map((job) => job.job_type))).toEqual(distinct(jobTypes))
  expect(distinct(approved.map((job) => job.work_style))).toEqual(distinct(workStyles))
  expect(distinct(approved.map((job) => job.experience_level))).toEqual(distinct(experienceLevels))
})

test('every place names one prefecture, and at least 34 of them have public jobs', () => {
  for (const job of demoJobs) expect(prefecturesOf(job.location), job.location).toHaveLength(1)
  expect(distinct(approved.flatMap((job) => prefecturesOf(job.location))).length).toBeGreaterThanOrEqual(34)
})

test('title and company together are unique', () => {
  expect(distinct(demoJobs.map(nameOf))).toHaveLength(demoJobs.length)
})

test('texts and lists keep their lengths', () => {
  for (const job of demoJobs) {
    expect(job.title.length, job.title).toBeLessThanOrEqual(limits.title)
    expect(job.description.length, job.title).toBeGreaterThanOrEqual(120)
    expect(job.description.length, job.title).toBeLessThanOrEqual(500)
    for (const list of [job.requirements, job.benefits]) {
      expect(list.length, job.title).toBeGreaterThanOrEqual(1)
      expect(list.length, job.title).toBeLessThanOrEqual(6)
      expect(
        list.every((entry) => entry.trim() !== ''),
        job.title,
      ).toBe(true)
    }
  }
})

test('the salary of a month follows from the pay of the terms', () => {
  for (const { title, terms, salary_min, salary_max } of demoJobs) {
    expect({ salary_min, salary_max }, title).toEqual(monthlySalary(terms.pay ?? {}))
    expect(salary_min === null, title).toBe(!terms.pay)
    expect(salary_max ?? 0, title).toBeGreaterThanOrEqual(salary_min ?? 0)
  }
})

test('dates lie within the last 75 days, deadlines ahead, and about a fifth is new', () => {
  for (const job of demoJobs) {
    expect(job.posted_days_ago, job.title).toBeLessThanOrEqual(75)
    expect(job.deadline_in_days ?? 0, job.title).toBeGreaterThanOrEqual(0)
  }
  const share = demoJobs.filter((job) => job.posted_days_ago < 7).length / demoJobs.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.25)
})

test('a rejected job says why, and no other does', () => {
  for (const job of demoJobs) {
    if (job.approval_status === 'rejected')
      expect(job.rejection_reason?.length).toBeGreaterThanOrEqual(limits.rejectionReason.min)
    else expect(job.rejection_reason).toBeNull()
  }
})

test('the demo employer has jobs in every state, all of its own company', () => {
  const own = demoJobs.filter((job) => job.employer.email === 'employer@example.com')
  expect(distinct(own.map((job) => job.company))).toEqual(['株式会社みなと製作所'])
  expect(distinct(own.map((job) => job.approval_status))).toEqual(['approved', 'pending', 'rejected'])
  expect(distinct(own.map((job) => job.is_active))).toEqual([false, true])
})

test('accounts are unique, and common search words occur in public jobs', () => {
  expect(distinct(demoPeople.map(({ email }) => email))).toHaveLength(demoPeople.length)
  for (const word of [
    '看護師',
    '経理',
    'システムエンジニア',
    'Java',
    'TypeScript',
    '在宅',
    '未経験',
    '販売',
    '介護',
    '製造',
  ]) {
    const found = approved.filter((job) => `${job.title}${job.description}${job.requirements.join()}`.includes(word))
    expect(found.length, word).toBeGreaterThan(0)
  }
})

test('applications come from seekers, once per job that was public', () => {
  expect(distinct(demoApplications.map((application) => `${application.seeker} ${nameOf(application)}`))).toHaveLength(
    demoApplications.length,
  )
  for (const application of demoApplications) {
    const job = demoJobs.find((candidate) => nameOf(candidate) === nameOf(application))
    expect(job?.approval_status, nameOf(application)).toBe('approved')
    expect(person(application.seeker)?.role, application.seeker).toBe('user')
    expect(application.cover_letter.length, application.cover_letter).toBeGreaterThanOrEqual(40)
    expect(application.cover_letter.length, application.cover_letter).toBeLessThanOrEqual(300)
  }
})

test('the demo seeker has at least seven applications, in every state', () => {
  const own = demoApplications.filter((application) => application.seeker === 'seeker@example.com')
  expect(own.length).toBeGreaterThanOrEqual(7)
  expect(distinct(own.map((application) => application.status))).toEqual(distinct(applicationStatuses))
})

test('every industry has two companies, and openings name their company', () => {
  for (const industry of industries) {
    expect(companies.filter((company) => company.industry === industry).length, industry).toBeGreaterThanOrEqual(2)
  }
  expect(distinct(Object.keys(companyJobs))).toEqual(distinct(companies.map((company) => company.id)))
  for (const company of companies) {
    const openings = companyJobs[company.id] ?? []
    expect(distinct(openings.map((job) => job.company)).every((name) => name === company.name)).toBe(true)
    expect(new URL(company.website).hostname).toMatch(/\.example$/)
  }
})

test('a job is found by the words of every row that its page states', () => {
  const missed = approved.flatMap((job) => {
    const text = searchableText(job)
    const rows = termsLines(job.terms).filter(({ label }) => !['在宅勤務', '派遣労働者としての雇用'].includes(label))
    const labels = [jobTypeLabel[job.job_type], workStyleLabel[job.work_style], experienceLabel[job.experience_level]]
    const shown = [job.title, job.company, job.location, ...job.requirements, ...job.benefits, ...labels]
    const words = [...shown, ...rows.map(({ value }) => value)].flatMap((value) =>
      value.split(/[\s、。（）()「」"／/]+/),
    )
    return words
      .filter((word) => word && !word.startsWith('-') && !matches(text, readJobQuery(word)))
      .map((word) => `${job.title}: ${word}`)
  })
  expect(missed).toEqual([])
})
