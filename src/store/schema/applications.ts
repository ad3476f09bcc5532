import type { ColumnType, Generated } from 'kysely'
import type { InterviewKind, InterviewStatus } from '#rules/interviews.ts'
import type { Offer } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { JobAnswer } from '#rules/jobs/job-questions.ts'
import type { JobState } from '#rules/jobs/job-state.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { MessageFileKind } from '#rules/messages/message-files.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { Json, ReportedFacts, ReviewChange, SharedProfile } from './stored-values.ts'

/** An application with what its applicant sees of the job. */
type OwnApplication = {
  id: string
  job_id: string
  user_id: string
  status: ApplicationStatus
  applied_at: Date
  updated_at: Date
  withdrawn_at: Date | null
  cover_letter: string | null
  motive: string | null
  answers: JobAnswer[]
  profile: SharedProfile | null
  resume_ids: string[]
  title: string
  company: string
  location: string
  salary_min: number | null
  salary_max: number | null
  terms: Terms | null
  job_type: JobType
  work_style: WorkStyle
  requirements: string[]
  search_text: string
  source: string | null
  papers_taken_back_at: Date | null
}

/** Applications with their messages and interviews. */
export type ApplicationTables = {
  applications: {
    id: string
    job_id: string
    /** Null for a person from elsewhere. */
    user_id: string | null
    status: Generated<ApplicationStatus>
    cover_letter: string | null
    resume_id: string | null
    applied_at: Date
    updated_at: Date
    withdrawn_at: Generated<Date | null>
    withdrawal_reason: Generated<string | null>
    attempt: Generated<number>
    letter_text: Generated<string | null>
    profile: ColumnType<SharedProfile | null, string | null | undefined, string | null>
    motive: Generated<string | null>
    answers: Json<JobAnswer[]>
    source: Generated<string | null>
    ended_told_at: Generated<Date | null>
    papers_taken_back_at: Generated<Date | null>
    external_name: Generated<string | null>
    external_email: Generated<string | null>
    external_phone: Generated<string | null>
    external_told_at: Generated<Date | null>
    /** When the papers were taken back, or the team last changed stage or offer. */
    changed_at: Generated<Date | null>
  }
  past_applications: OwnApplication & { employer_id: string; ended_told_at: Date | null }
  /** A view of both, for the applicant. */
  own_applications: OwnApplication & { deadline: string | null; job_state: JobState }
  application_papers: { application_id: string; resume_id: string; place: number }
  answer_times: { application_id: string; employer_id: string; answered_at: Date; seconds: number }
  application_texts: {
    application_id: string
    owner_id: string
    title: string
    person: string
    letter: string
    notes: string
  }
  application_reviews: {
    application_id: string
    tags: Generated<string[]>
    rating: Generated<number | null>
    assignee_id: Generated<string | null>
    stage: Generated<string | null>
    offer: Generated<Offer | null>
    /** Written by a trigger. */
    offered_at: Generated<Date | null>
    joined_at: Generated<Date | null>
    note_count: Generated<number>
    notes_text: Generated<string>
    updated_at: Date
  }
  application_notes: { id: string; application_id: string; author_id: string | null; text: string; written_at: Date }
  application_decisions: {
    id: string
    application_id: string
    from_status: ApplicationStatus
    to_status: ApplicationStatus
    message_id: string | null
    decided_by: string | null
    decided_at: Date
    taken_back_at: Generated<Date | null>
    review: ColumnType<ReviewChange | null, string | null | undefined, never>
  }
  messages: {
    id: string
    application_id: string
    sender: Side
    body: string
    sent_at: Date
    read_at: Generated<Date | null>
    written_by: Generated<string | null>
  }
  message_files: {
    id: string
    message_id: string
    place: number
    name: string
    kind: MessageFileKind
    size: number
    content: Buffer
  }
  interviews: {
    id: string
    application_id: string
    owner_id: string
    kind: InterviewKind
    place: string | null
    note: string | null
    minutes: number
    slots: Date[]
    shared_slot: boolean
    status: InterviewStatus
    proposed_by: Side
    arranged_by: Generated<string | null>
    starts_at: Generated<Date | null>
    answer: Generated<string | null>
    sequence: Generated<number>
    created_at: Date
    updated_at: Date
    url: Generated<string | null>
  }
  interviewers: { interview_id: string; user_id: string }
  calendar_feeds: { user_id: string; hash: Buffer; created_at: Date }
  held_conversations: { application_id: string; job_id: string; messages: unknown; deleted_at: Date }
  held_files: { id: string; application_id: string; author_id: string | null; name: string; content: Buffer }
  message_reports: {
    id: string
    message_id: string
    reporter_id: string | null
    application_id: Generated<string>
    job_id: Generated<string>
    about_id: Generated<string>
    joined_case: Generated<string | null>
    facts: Generated<ReportedFacts>
    reason: string | null
    reported_at: Date
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    note: Generated<string | null>
  }
}
