import type { ColumnType } from 'kysely'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import type { RevisedFields, RevisionStatus } from '#rules/jobs/job-revision.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { VerifiedFacts } from '#rules/people/employer-profile.ts'
import type { Education, Experience, Skill } from '#rules/people/shared-profile.ts'

/** A jsonb column: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string | undefined, string>

/** A posting as it was decided on. */
export type DecidedPosting = Omit<JobFields, 'is_active' | 'occupations_guessed'>

/** A job before a change of several; times are ISO 8601. */
export type JobBefore = {
  id: string
  is_active: boolean
  /** Absent in rows of older versions. */
  publish_at?: string | null
  stopped_by_operator: boolean
  deadline: string | null
  /** The version after the change; absent in rows of older versions. */
  changed_at?: string | undefined
  revision: {
    fields: RevisedFields
    status: RevisionStatus
    rejection_reason: string | null
    submitted_at: string
  } | null
}

/** What a change of several did to one review. */
export type ReviewChange = Record<
  'before' | 'after',
  { stage?: string | null; tags?: string[]; assignee_id?: string | null }
>

/** The part of the profile that an applicant shared with an application, as it was then. */
export type SharedProfile = {
  /** The headline shown in lists. */
  headline: string | null
  summary: string | null
  experiences: Omit<Experience, 'leaving'>[]
  educations: Education[]
  skills: Skill[]
}

/** The facts of an employer's last verification. */
export type LastVerification = VerifiedFacts & { at: string; note: string | null }

/** A saved search or a followed employer in a mail: its jobs with a stamp after `after`, up to `upto`. */
export type AlertedSearch = { id: string; after: number; upto: number }

/** A column that may be omitted on insert; it is null then. */
export type Optional<Row> = { [Column in keyof Row]: ColumnType<Row[Column], Row[Column] | undefined, Row[Column]> }

/** Who and what the report of a message is about, as a trigger completes it. */
export type ReportedFacts = { sender: Side; title: string; company: string } & Record<
  `${'applicant' | 'employer'}_${'id' | 'name' | 'email'}`,
  string
>

/** A trade name of an employer; `verified_at` (ISO 8601): since when an operator has looked at it. */
export type StoredTradeName = { name: string; verified_at: string | null }
