import type { JobType } from '#rules/jobs/job-vocabularies.ts'
import openings from './company-jobs.json' with { type: 'json' }

/** An opening shown on a company's page; it is sample text, not a job that can be applied to. */
export type CompanyJob = {
  id: string
  title: string
  /** The company's name. */
  company: string
  location: string
  type: JobType
  /** Shown unchanged, such as 月給31万円〜38万円 or 応相談. */
  salary: string
  /** YYYY-MM-DD, Asia/Tokyo. */
  postedDate: string
  description: string
  requirements: readonly string[]
  benefits: readonly string[]
}

/** Openings by company id; a company without an entry has none. */
export const companyJobs = openings as Readonly<Record<string, readonly CompanyJob[]>>
