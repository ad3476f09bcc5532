import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'

/** An invented job of the demo data; days count from the day of seeding. */
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
  /** Yen per month; null when the job states none. */
  salary_min: number | null
  salary_max: number | null
  requirements: readonly string[]
  benefits: readonly string[]
  posted_days_ago: number
  /** Days from the day of seeding to the last day of applying. */
  deadline_in_days?: number
  /** Email of the employer account that posted it. */
  owner: string
  /** closed: approved, then closed by its owner. */
  state: 'approved' | 'pending' | 'rejected' | 'closed'
  rejection_reason?: string
}

/** A job as the files by category state it: without the category, and approved unless it says otherwise. */
export type DemoJobEntry = Omit<DemoJob, 'category' | 'state'> & { state?: DemoJob['state'] }
