import type { PublicJob } from '#actions/jobs/reading.ts'
import { workplacesView } from '#contract/jobs/workplace-view.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { experienceLabel } from '#rules/jobs/job-labels.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { fullPayText } from '#rules/postings/pay-text.ts'
import { addressParts, workplaceAddress } from '#rules/postings/workplace-address.ts'
import { jobHtml } from '#words/job-html.ts'
import { categoryLabel, productName } from '#words/labels.ts'
import { cdata, xmlHead, xmlText } from './xml.ts'

/** Values of docs.indeed.com, "XML feed reference". */
const jobtype: Record<JobType, string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  dispatch: 'temporary',
  internship: 'internship',
}
const remotetype: Record<WorkStyle, string | null> = {
  onsite: null,
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
}

/** The beginning of Indeed's XML feed, which other aggregators read too. */
export const indeedHead = (publicUrl: string, now: Date): string => `${xmlHead}<source>
<publisher>${xmlText(productName)}</publisher>
<publisherurl>${xmlText(publicUrl)}</publisherurl>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>
`

export const indeedFoot = '</source>\n'

/** One job, without an email address: people apply on the job's page. */
export function indeedJob(job: PublicJob, publicUrl: string): string {
  const [first] = workplacesView(job.workplaces)
  const stated = first ? workplaceAddress(job.terms?.workplace, first) : null
  const place = first ? addressParts(first) : null
  const fields: [string, string | null][] = [
    ['title', job.title],
    ['date', job.created_at.toISOString()],
    ['referencenumber', job.id],
    ['requisitionid', job.id],
    ['url', publicUrl + pagePath('job', { id: job.id })],
    ['company', job.company],
    // The recruiter required by law (募集者), if it differs from the company.
    ['sourcename', job.employer_name || job.company],
    ['streetaddress', stated?.street ?? null],
    ['city', place?.locality ?? job.location],
    ['state', place?.region ?? null],
    ['postalcode', stated?.postalCode ?? null],
    // Absent for a place abroad or none.
    ['country', place && 'JP'],
    ['description', jobHtml(job)],
    ['salary', salary(job)],
    ['jobtype', jobtype[job.job_type]],
    ['category', job.category && categoryLabel[job.category]],
    ['experience', experienceLabel[job.experience_level]],
    ['expirationdate', job.deadline],
    ['remotetype', remotetype[job.work_style]],
  ]
  const lines = fields.map(([name, value]) => (value ? `<${name}>${cdata(value)}</${name}>\n` : ''))
  return `<job>\n${lines.join('')}</job>\n`
}

/** Pay in full: by the unit of the terms, else per month if both bounds are stated. */
function salary({ salary_min, salary_max, terms }: PublicJob): string | null {
  const inFull = fullPayText(terms?.pay)
  if (inFull) return inFull
  return salary_min && salary_max ? fullPayText({ unit: 'month', min: salary_min, max: salary_max }) : null
}
