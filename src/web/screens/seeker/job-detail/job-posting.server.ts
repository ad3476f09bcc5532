import type { ExperienceLevel, JobType } from '#rules/jobs/job-vocabularies.ts'
import { detailHoursText } from '#rules/postings/detail-hours-text.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { type AddressParts, addressParts, workplaceAddress } from '#rules/postings/workplace-address.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Job } from '#web/parts/posting/job-view.ts'
import { jobHtml } from '#words/job-html.ts'

/** Google's vocabulary (developers.google.com, JobPosting): 契約社員 have a fixed term, 派遣社員 come from an agency. */
const employmentType: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  dispatch: 'TEMPORARY',
  internship: 'INTERN',
}

/** Months of experience named by a level's label (3年以上, 5年以上); other levels name none. */
const monthsOfExperience: Partial<Record<ExperienceLevel, number>> = { mid: 36, senior: 60 }

/**
 * A job as schema.org's JobPosting with Google's required and recommended fields. It contains only what the page shows:
 * a salary with a single bound is 応相談 there, so it is omitted.
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
    hiringOrganization: organization(job),
    ...whereOf(job),
    ...salaryOf(job),
    ...hoursOf(job),
    ...(months && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
    }),
    directApply: true,
  }
}

/** TELECOMMUTE is for work only from home; then the place is where applicants may live. */
function whereOf({ work_style, location, terms, workplaces }: Job): object {
  if (work_style === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'JP' },
    }
  }
  const [first, ...others] = workplaces
  // A place abroad, or none in particular.
  if (!first) return { jobLocation: { '@type': 'Place', address: location } }
  const stated = workplaceAddress(terms?.workplace, first) ?? addressParts(first)
  const places = [stated, ...others.map(addressParts)].map(placeAt)
  return { jobLocation: places.length > 1 ? places : places[0] }
}

type Address = AddressParts & { postalCode?: string | null; street?: string }
const placeAt = ({ postalCode, region, locality, street }: Address) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(postalCode && { postalCode }),
    ...(region && { addressRegion: region }),
    ...(locality && { addressLocality: locality }),
    ...(street && { streetAddress: street }),
    addressCountry: 'JP',
  },
})

/** The page's company, with the recruiter required by law (募集者). */
function organization({ company, employer }: Job): object {
  const { name, address } = employer ?? {}
  return {
    '@type': 'Organization',
    name: company,
    ...(name && name !== company && { legalName: name }),
    ...(address && { address }),
  }
}

/** Google's units of pay. */
const unitText: Record<PayUnit, string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' }

/** Pay by the terms, else the monthly salary. */
function salaryOf({ salary_min, salary_max, terms }: Job): object {
  const { unit, min, max } = terms?.pay ?? {}
  if (unit && (min || max)) return { baseSalary: amount(unitText[unit], min, max) }
  return salary_min && salary_max ? { baseSalary: amount(unitText.month, salary_min, salary_max) } : {}
}

/** A range, or a single lower bound, which is the pay on the page. */
function amount(unit: string, min: number | null | undefined, max: number | null | undefined): object {
  const one = min === max || !max
  const bounds = one ? { value: min } : { ...(min && { minValue: min }), maxValue: max }
  const value = { '@type': 'QuantitativeValue', ...bounds, unitText: unit }
  return { '@type': 'MonetaryAmount', currency: 'JPY', value }
}

function hoursOf({ terms }: Job): object {
  const workHours = detailHoursText(terms?.hours)
  return workHours ? { workHours } : {}
}
