import type { ColumnType } from 'kysely'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import type { VerifiedFacts } from '#rules/people/employer-profile.ts'

/** A jsonb column: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string | undefined, string>

/** Experience entry as stored. */
export type Experience = {
  title: string
  company: string
  location?: string | undefined
  startDate: string
  endDate?: string | null | undefined
  description?: string | undefined
  isCurrent?: boolean | undefined
}

/** Education entry as stored. */
export type Education = {
  degree: string
  school: string
  field?: string | undefined
  startDate?: string | undefined
  endDate?: string | null | undefined
  gpa?: string | undefined
}

export type Skill = { name: string; level: SkillLevel }

/** A posting as it was decided on. */
export type DecidedPosting = Omit<JobFields, 'is_active'>

/** What an applicant shared of the profile with an application, as it was then. */
export type SharedProfile = {
  /** The line of lists. */
  headline: string | null
  summary: string | null
  experiences: Experience[]
  educations: Education[]
  skills: Skill[]
}

/** What was verified of an employer last. */
export type LastVerification = VerifiedFacts & { at: string; note: string | null }

/** A saved search in a mail: of its jobs those with a stamp after `after`, up to `upto`. */
export type AlertedSearch = { id: string; after: number; upto: number }

/** A column that may be left out when a row is added; it is null then. */
export type Optional<Row> = { [Column in keyof Row]: ColumnType<Row[Column], Row[Column] | undefined, Row[Column]> }
