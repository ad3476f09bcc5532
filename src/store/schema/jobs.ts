import type { ColumnType, Generated } from 'kysely'
import type { QueueSeverity } from '#rules/jobs/approval-queue.ts'
import type { ApprovalStatus } from '#rules/jobs/approval-status.ts'
import type { JobDecisionKind } from '#rules/jobs/job-decisions.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import type { JobQuestion } from '#rules/jobs/job-questions.ts'
import type { ReportReason } from '#rules/jobs/job-reports.ts'
import type { RevisedFields, RevisionStatus } from '#rules/jobs/job-revision.ts'
import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { QuestionState } from '#rules/jobs/reader-questions.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { DecidedPosting, JobBefore, Json } from './stored-values.ts'

/** Jobs with their decisions, findings and reports. */
export type JobTables = {
  jobs: {
    id: string
    owner_id: string
    title: string
    company: string
    location: string
    prefectures: string[]
    workplaces: Json<PlaceOfWork[]>
    description: string
    search_text: string
    search_version: Generated<number>
    posted_by: Generated<string | null>
    job_type: JobType
    work_style: WorkStyle
    experience_level: ExperienceLevel
    category: JobCategory | null
    occupations: Generated<string[]>
    occupations_guessed: Generated<boolean>
    ways: Generated<string[]>
    salary_min: number | null
    salary_max: number | null
    requirements: string[]
    benefits: string[]
    deadline: string | null
    terms: ColumnType<Terms | null, string | null | undefined, string | null>
    questions: Json<JobQuestion[]>
    is_active: boolean
    publish_at: Generated<Date | null>
    show_estimate: Generated<boolean>
    stopped_by_operator: Generated<boolean>
    stopped_with_owner: Generated<boolean>
    approval_status: Generated<ApprovalStatus>
    rejection_reason: string | null
    was_public: Generated<boolean>
    created_at: Date
    updated_at: Date
    view_count: Generated<number>
    application_count: Generated<number>
  }
  job_decisions: {
    id: string
    job_id: string
    kind: JobDecisionKind
    reason: string | null
    decided_by: string | null
    decided_at: Date
    taken_back_at: Date | null
    owner_id: Generated<string | null>
    waiting_since: Generated<Date | null>
    findings: Generated<string[] | null>
    override_reason: Generated<string | null>
    of_revision: Generated<boolean>
  }
  second_reviews: {
    decision_id: string
    reviewed_by: string
    outcome: 'approved' | 'rejected'
    reason: string | null
    reviewed_at: Date
  }
  decided_postings: {
    decision_id: string
    job_id: string
    fields: Json<DecidedPosting>
    decided_at: Date
    replaced: ColumnType<RevisedFields | null, string | null | undefined, string | null>
  }
  job_revisions: {
    job_id: string
    fields: Json<RevisedFields>
    status: RevisionStatus
    rejection_reason: string | null
    submitted_at: Date
    updated_at: Date
  }
  bulk_job_changes: {
    id: string
    changed_by: string
    changed_at: Date
    before: Json<JobBefore[]>
    due_at: Date | null
  }
  job_claims: { job_id: string; user_id: string; until: Date }
  job_checks: { job_id: string; severity: QueueSeverity }
  job_known_stops: { job_id: string; stops: string[] }
  job_recheck: { edition: string; after_id: string | null; done: boolean }
  job_text_sketches: { job_id: string; bands: number[]; bins: number[] }
  similar_texts: { job_id: string; other_id: string }
  uncompared_texts: { job_id: string }
  job_report_cases: {
    /** Written by triggers, as the version of the case. */
    updated_at: Generated<Date>
    id: string
    job_id: string
    opened_at: Date
    desk_at: Generated<Date | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    note: Generated<string | null>
    found: Generated<string[] | null>
    joined_case: Generated<string | null>
  }
  job_reports: {
    id: string
    case_id: string
    job_id: string
    reporter_id: string | null
    viewer: Buffer
    reason: ReportReason
    text: string | null
    reported_at: Date
    question_id: Generated<string | null>
    question: Generated<string | null>
  }
  reader_questions: {
    id: string
    job_id: string
    asker_id: string | null
    text: string
    asked_at: Date
    state: Generated<QuestionState>
    answer: Generated<string | null>
    decided_at: Generated<Date | null>
    terms: ColumnType<Terms | null, string | null | undefined, string | null>
    removed_at: Generated<Date | null>
  }
  held_jobs: { id: string; owner_id: string; title: string; company: string; posting: unknown; deleted_at: Date }
  job_drafts: {
    id: string
    owner_id: string
    template_name: string | null
    posting: Json<PostingDraft>
    created_at: Date
    updated_at: Date
  }
  public_version: { version: number }
  job_viewers: { job_id: string; day: string; viewer: Buffer }
  job_view_days: { job_id: string; day: string; views: number }
}
