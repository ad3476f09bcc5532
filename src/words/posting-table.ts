import { jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Salary } from '#rules/jobs/salary.ts'
import type { NamedWorkplace } from '#rules/postings/card-facts.ts'
import type { TableEmployer, TableJob } from '#rules/postings/table.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { fullDateText } from './full-dates.ts'

/** A whole job of a response; `employer` is its owner's profile. */
type WholeJob = Salary & {
  title: string
  company: string
  location: string
  job_type: JobType
  work_style: WorkStyle
  requirements: readonly string[]
  benefits: readonly string[]
  terms?: Terms | null | undefined
  pay_estimate?: unknown
  workplaces?: readonly NamedWorkplace[]
  deadline: string | null
  created_at: string | Date
  updated_at: string | Date
  employer?: { [Line in keyof TableEmployer | 'postal_code']?: string | null | undefined } | null | undefined
}

/** A job for the table of its page and the comparison. A profile without a name keeps the company's. */
export function tableSource(job: WholeJob): { job: TableJob; employer: TableEmployer } {
  const { name, address = null, postal_code, phone = null, email = null, form_url = null } = job.employer ?? {}
  const postal = postal_code ? `〒${postal_code.slice(0, 3)}-${postal_code.slice(3)}　` : ''
  return {
    job: {
      ...job,
      employment: jobTypeLabel[job.job_type] ?? jobTypeLabel.internship,
      workStyle: workStyleLabel[job.work_style] ?? workStyleLabel.onsite,
      terms: job.terms ?? null,
      deadline: job.deadline && fullDateText(job.deadline),
      posted: fullDateText(job.created_at),
      asOf: fullDateText(job.updated_at),
    },
    employer: { name: name || job.company, address: address && `${postal}${address}`, phone, email, form_url },
  }
}
