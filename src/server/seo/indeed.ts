import type { PublicJob } from '#actions/jobs/reading/list-public-jobs.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { jobPlaces } from '#rules/jobs/job-address.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { jobHtml } from '#words/job-html.ts'
import { categoryLabel, experienceLabel, productName } from '#words/labels.ts'
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

/** The beginning of Indeed's XML, which other aggregators read too. */
export const indeedHead = (publicUrl: string, now: Date): string => `${xmlHead}<source>
<publisher>${xmlText(productName)}</publisher>
<publisherurl>${xmlText(publicUrl)}</publisherurl>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>
`

export const indeedFoot = '</source>\n'

/** One job. Nobody's email address is in it: people apply on the job's page. */
export function indeedJob(job: PublicJob, publicUrl: string): string {
  const [place] = jobPlaces(job.location)
  const fields: [string, string | null][] = [
    ['title', job.title],
    ['date', job.created_at.toISOString()],
    ['referencenumber', job.id],
    ['requisitionid', job.id],
    ['url', publicUrl + pagePath('job', { id: job.id })],
    ['company', job.company],
    ['sourcename', job.company],
    ['city', place?.locality ?? job.location],
    ['state', place?.region ?? null],
    ['country', 'JP'],
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

/** Yen per month, where the job's page states them. */
const salary = ({ salary_min, salary_max }: PublicJob) =>
  salary_min && salary_max ? `月給${yen.format(salary_min)}円〜${yen.format(salary_max)}円` : null
const yen = new Intl.NumberFormat('ja-JP')
