import { expect, test } from 'vitest'
import { workplacesView } from '#contract/jobs/workplace-view.ts'
import { placesOfJob, statedWorkplaces } from '#rules/places/places-of-job.ts'
import type { Job } from '#web/parts/posting/job-view.ts'
import { jobPosting as postingOf } from './job-posting.server.ts'

const job = {
  ...{ id: '0198a1b2-0000-7000-8000-000000000001', title: '経理スタッフ', company: '青葉商事株式会社' },
  ...{ location: '東京都港区芝1-2-3', description: '月次決算を担当します。\n\n・仕訳\n・支払' },
  ...{ job_type: 'full-time', work_style: 'hybrid', experience_level: 'mid', category: 'office' },
  ...{ salary_min: 280_000, salary_max: 350_000, requirements: ['簿記2級'], benefits: ['交通費'] },
  ...{ deadline: '2026-12-25', created_at: '2026-11-19T15:30:00.000Z', updated_at: '2026-11-19T15:30:00.000Z' },
} as unknown as Job

const jobPosting = (given: Job) =>
  postingOf({ ...given, workplaces: workplacesView(placesOfJob(given.location, statedWorkplaces(given.terms ?? {}))) })

// developers.google.com/search/docs/appearance/structured-data/job-posting
const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']
const recommended = ['validThrough', 'baseSalary', 'employmentType', 'identifier', 'directApply']

test('a job has everything that Google requires and recommends', () => {
  const posting = jobPosting(job) as Record<string, unknown>
  expect(Object.keys(posting)).toEqual(expect.arrayContaining([...required, ...recommended]))
  expect(posting).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: '経理スタッフ',
    description:
      '<p>月次決算を担当します。</p>\n<ul><li>仕訳</li><li>支払</li></ul>\n<p>応募要件</p>\n<ul><li>簿記2級</li></ul>\n' +
      '<p>待遇・福利厚生</p>\n<ul><li>交通費</li></ul>',
    identifier: { '@type': 'PropertyValue', name: '青葉商事株式会社', value: job.id },
    // Posted at half past midnight in Tokyo.
    datePosted: '2026-11-20',
    validThrough: '2026-12-25T23:59:59+09:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: '青葉商事株式会社' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressRegion: '東京都', addressLocality: '港区', addressCountry: 'JP' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue', minValue: 280_000, maxValue: 350_000, unitText: 'MONTH' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
    directApply: true,
  })
})

test('unstated and hidden facts are left out', () => {
  const posting = jobPosting({ ...job, deadline: null, salary_max: null, experience_level: 'entry' })
  for (const name of ['validThrough', 'baseSalary', 'experienceRequirements', 'jobLocationType'])
    expect(posting).not.toHaveProperty(name)
})

test('stated terms give pay by its unit, hours, the whole address, and who recruits', () => {
  const terms = {
    pay: { unit: 'hour', min: 1_280, max: 1_500 },
    hours: { system: 'shift', spans: [{ start: '07:00', end: '16:00' }] },
    workplace: { postal_code: '1050014', prefecture: 'tokyo', address: '港区芝1-2-3 芝ビル2階' },
  } as const
  const posting = (given: Partial<Job>) => jobPosting({ ...job, ...given })
  const employer = { name: '青葉ホールディングス株式会社', address: '東京都港区芝1-2-3' } as Job['employer']
  expect(
    posting({ terms: { ...terms, hours: { ...terms.hours, spans: [...terms.hours.spans] } }, employer }),
  ).toMatchObject({
    baseSalary: { currency: 'JPY', value: { minValue: 1_280, maxValue: 1_500, unitText: 'HOUR' } },
    workHours: 'シフト制　7:00～16:00',
    jobLocation: {
      address: {
        ...{ postalCode: '105-0014', addressRegion: '東京都', addressLocality: '港区' },
        ...{ streetAddress: '芝1-2-3 芝ビル2階', addressCountry: 'JP' },
      },
    },
    hiringOrganization: {
      name: '青葉商事株式会社',
      legalName: '青葉ホールディングス株式会社',
      address: '東京都港区芝1-2-3',
    },
    description: expect.stringContaining('<p>募集要項</p>\n<ul><li>就業場所：〒105-0014'),
  })
  const units = (['day', 'month', 'year'] as const).map(
    (unit) => posting({ terms: { pay: { unit, min: 12_000 } } }) as { baseSalary: { value: object } },
  )
  expect(units.map(({ baseSalary }) => baseSalary.value)).toEqual(
    ['DAY', 'MONTH', 'YEAR'].map((unitText) => ({ '@type': 'QuantitativeValue', value: 12_000, unitText })),
  )
})

test("only fully remote work is TELECOMMUTE, with the applicants' country as location", () => {
  expect(jobPosting({ ...job, work_style: 'remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'JP' },
  })
  expect(jobPosting({ ...job, work_style: 'remote' })).not.toHaveProperty('jobLocation')
  expect(jobPosting({ ...job, work_style: 'hybrid' })).not.toHaveProperty('jobLocationType')
})

test('every kind of employment has a word of Google’s', () => {
  const words = (['full-time', 'part-time', 'contract', 'dispatch', 'internship'] as const).map(
    (job_type) => (jobPosting({ ...job, job_type }) as { employmentType: string }).employmentType,
  )
  expect(words).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'])
})

test('several places are a list, and what is no place in Japan is no address there', () => {
  expect(jobPosting({ ...job, location: '東京都港区、大阪府大阪市北区' })).toMatchObject({
    jobLocation: [
      { address: { addressRegion: '東京都', addressLocality: '港区', addressCountry: 'JP' } },
      { address: { addressRegion: '大阪府', addressLocality: '大阪市北区', addressCountry: 'JP' } },
    ],
  })
  for (const location of ['シンガポール', '全国の店舗', 'フルリモート'])
    expect(jobPosting({ ...job, location })).toMatchObject({ jobLocation: { '@type': 'Place', address: location } })
})
