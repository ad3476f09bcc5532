import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from '#rules/jobs/job-terms.ts'

/** An invented posting of the demo board; days count back from or on from the day of seeding. */
export type DemoJob = {
  title: string
  company: string
  location: string
  /** Lines that start with ・ become the duties of the detail view. */
  description: string
  category: JobCategory
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  /** Yen per month; null when the posting leaves the pay to be agreed. */
  salary_min: number | null
  salary_max: number | null
  requirements: readonly string[]
  benefits: readonly string[]
  posted_days_ago: number
  /** Days from the day of seeding to the last day of applying. */
  deadline_in_days?: number
  /** Email of the employer account that posted it. */
  owner: string
  /** closed: approved once and taken down by its owner. */
  state: 'approved' | 'pending' | 'rejected' | 'closed'
  rejection_reason?: string
}

/** A posting as the files by category hold it: the file says the category, and most are approved. */
export type DemoJobEntry = Omit<DemoJob, 'category' | 'state'> & { state?: DemoJob['state'] }
