import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** A job as the files by category state it, approved unless it says otherwise; days count from the day of seeding. */
export type DemoJobEntry = {
  title: string
  /** The name of one of the demo employers. */
  company: string
  location: string
  /** Lines that start with ・ become the duties of the detail view. */
  description: string
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  requirements: readonly string[]
  benefits: readonly string[]
  posted_days_ago: number
  /** Days from the day of seeding to the last day of applying. */
  deadline_in_days?: number
  /** closed: approved, then closed by its owner. */
  state?: 'approved' | 'pending' | 'rejected' | 'closed'
  rejection_reason?: string
  /** A workplace without an address is the employer's head office. */
  terms: Terms
}

/** An invented job of the demo data. */
export type DemoJob = Omit<DemoJobEntry, 'state'> & {
  category: JobCategory
  state: NonNullable<DemoJobEntry['state']>
  /** Email of the account of its employer. */
  owner: string
  /** Yen per month, from the pay of the terms; null where they state none. */
  salary_min: number | null
  salary_max: number | null
}
