import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import type { Role } from '#rules/people/roles.ts'

/** Months are YYYY-MM; a current job has no end. */
export type DemoExperience = {
  title: string
  company: string
  location: string
  startDate: string
  endDate: string | null
  description: string
  isCurrent: boolean
}

/** Months are YYYY-MM. */
export type DemoEducation = {
  degree: string
  school: string
  field: string
  startDate: string
  endDate: string
  gpa?: string
}

export type DemoSkill = { name: string; level: SkillLevel }

/** An account of the demo data; `seed.ts` sets its password. */
export type DemoPerson = {
  email: string
  name: string
  role: Role
  phone: string
  address: string
  bio: string
  skills: readonly DemoSkill[]
  experiences: readonly DemoExperience[]
  educations: readonly DemoEducation[]
  email_verified: boolean
  /** Earlier than every job and application of this person. */
  joined_days_ago: number
}

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
