import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { readJsonLines } from './json-lines.ts'

/** An application of a demo seeker; `title` and `company` name the job. Days may have a fraction. */
export type DemoApplication = {
  seeker: string
  title: string
  company: string
  status: ApplicationStatus
  cover_letter: string
  applied_days_ago: number
  /** When the status last changed; equals `applied_days_ago` while pending. */
  updated_days_ago: number
}

export const demoApplications: readonly DemoApplication[] = readJsonLines('applications.jsonl')
