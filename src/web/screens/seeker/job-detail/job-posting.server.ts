import { jobPlaces } from '#rules/jobs/job-address.ts'
import type { ExperienceLevel, JobType } from '#rules/jobs/job-vocabularies.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { jobHtml } from '#words/job-html.ts'
import type { Job } from './job-view.ts'

/**
 * Google's vocabulary (developers.google.com, JobPosting): 契約社員 are employed for a term, 派遣社員 are sent by an
 * agency for one.
 */
const employmentType: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  dispatch: 'TEMPORARY',
  internship: 'INTERN',
}

/** Months that the level's label names (3年以上, 5年以上); the others name none. */
const monthsOfExperience: Partial<Record<ExperienceLevel, number>> = { mid: 36, senior: 60 }

/**
 * A job as schema.org's JobPosting, with what Google requires and recommends. It says what the page says and nothing
 * more: a salary of which one bound is stated is 応相談 on the page, and so it is left out here.
 */
export function jobPosting(job: Job): object {
  const months = monthsOfExperience[job.experience_level]
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: tokyoDate(new Date(job.created_at)),
    ...(job.deadline && { validThrough: `${job.deadline}T23:59:59+09:00` }),
    employmentType: employmentType[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...whereOf(job),
    ...salaryOf(job),
    ...(months && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
    }),
    directApply: true,
  }
}

/** TELECOMMUTE is for work that is done from home alone; then the place is where applicants may live. */
function whereOf({ work_style, location }: Job): object {
  if (work_style === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'JP' },
    }
  }
  const places = jobPlaces(location).map(({ region, locality }) =>
    placeAt({ addressRegion: region, ...(locality && { addressLocality: locality }) }),
  )
  return { jobLocation: places.length > 1 ? places : (places[0] ?? placeAt({ addressLocality: location })) }
}

const placeAt = (address: { addressRegion?: string; addressLocality?: string }) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', ...address, addressCountry: 'JP' },
})

/** Yen per month. */
function salaryOf({ salary_min, salary_max }: Job): object {
  if (!salary_min || !salary_max) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue', minValue: salary_min, maxValue: salary_max, unitText: 'MONTH' },
    },
  }
}
