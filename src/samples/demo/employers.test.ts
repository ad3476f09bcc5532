import { expect, test } from 'vitest'
import { companies } from '#samples/companies.ts'
import { demoEmployers } from './employers.ts'
import { demoJobs } from './jobs.ts'

const distinct = <T>(values: readonly T[]) => new Set(values)

test('every employer posts its own jobs, and only those', () => {
  expect(distinct(demoJobs.map(({ company }) => company))).toEqual(distinct(demoEmployers.map(({ name }) => name)))
  for (const field of ['name', 'account', 'email', 'phone', 'contact'] as const)
    expect(distinct(demoEmployers.map((employer) => employer[field])).size, field).toBe(demoEmployers.length)
  for (const { account, contact, name, joined_days_ago } of demoEmployers)
    for (const job of demoJobs.filter(({ company }) => company === name)) {
      expect(job.employer, job.title).toEqual({ email: account, name: contact })
      expect(joined_days_ago, job.title).toBeGreaterThan(job.posted_days_ago)
    }
})

/** The check digit of a corporate number (法人番号の指定等に関する省令2条). */
function checkDigit(twelve: string): number {
  const sum = [...twelve]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9)
}

test('profiles are well-formed, and their numbers and addresses cannot be real', () => {
  for (const employer of demoEmployers) {
    const { name, corporate_number, postal_code, address, phone, email, website, account } = employer
    if (corporate_number !== null) {
      expect(corporate_number, name).toMatch(/^\d9999\d{8}$/)
      expect(Number(corporate_number[0]), name).toBe(checkDigit(corporate_number.slice(1)))
    }
    expect(postal_code, name).toMatch(/^\d{7}$/)
    expect(address, name).toMatch(/\d+番地.* .*\d+階/)
    expect(phone, name).toMatch(/^0\d{1,3}-0+-\d{4}$/)
    expect(phone.replaceAll('-', ''), name).toHaveLength(10)
    expect(email, name).toMatch(/@[a-z-]+\.example$/)
    expect(account, name).toMatch(/@([a-z-]+\.example|example\.com)$/)
    expect(new URL(website).hostname, name).toMatch(/\.example$/)
  }
  expect(distinct(demoEmployers.map(({ corporate_number }) => corporate_number)).size).toBeGreaterThan(100)
})

test('one employer is verified', () => {
  expect(demoEmployers.filter(({ verified_days_ago }) => verified_days_ago !== undefined)).toHaveLength(1)
})

test('an employer in the company directory has the same facts there', () => {
  for (const company of companies) {
    const employer = demoEmployers.find(({ name }) => name === company.name)
    if (!employer) continue
    const { size, founded_year, website } = employer
    expect({ size, founded_year, website }, company.name).toEqual({
      size: company.size,
      founded_year: company.foundedYear,
      website: company.website,
    })
  }
})
