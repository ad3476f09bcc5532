import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AlertTime, NotifyChoice } from '#rules/alerts.ts'
import type { AnnouncementTone } from '#rules/announcements.ts'
import type { Change } from '#rules/audit-changes.ts'
import type { InterviewKind, InterviewStatus } from '#rules/interviews/interviews.ts'
import type { ReviewStage } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { QueueSeverity } from '#rules/jobs/approval-queue.ts'
import type { ApprovalStatus } from '#rules/jobs/approval-status.ts'
import type { JobDecisionKind } from '#rules/jobs/job-decisions.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import type { ReportReason } from '#rules/jobs/job-reports.ts'
import type { ExperienceLevel, JobCategory, JobType, SkillLevel, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { KeyScope } from '#rules/people/api-keys.ts'
import type { EmployerFields, VerifiedFacts } from '#rules/people/employer-profile.ts'
import type { NotificationKind } from '#rules/people/notifications.ts'
import type { Licence, PaperFields } from '#rules/people/papers.ts'
import type { Role, TeamRole } from '#rules/people/roles.ts'
import type { DeliveryState, testEvent, WebhookEvent } from '#rules/people/webhooks.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** A jsonb column: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>

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

/** What the search read of a job, as the trigger of a change keeps it. */
export type SearchedJob = Pick<
  StoredJob,
  'id' | 'prefectures' | 'category' | 'job_type' | 'work_style' | 'experience_level' | 'salary_min' | 'salary_max'
> & { text: string; deadline: string | null; created: number; terms: Terms | null; verified: boolean }

type StoredJob = Selectable<Schema['jobs']>

/** A column that may be left out when a row is added; it is null then. */
type Optional<Row> = { [Column in keyof Row]: ColumnType<Row[Column], Row[Column] | undefined, Row[Column]> }

/** Tables as migrations/ makes them. Instants are timestamptz, dates are YYYY-MM-DD text in Asia/Tokyo. */
export type Schema = {
  users: {
    id: string
    name: string
    email: string
    email_key: string
    password_hash: string | null
    role: Role
    phone: string | null
    address: string | null
    bio: string | null
    education: string | null
    skills: Json<Skill[]>
    experiences: Json<Experience[]>
    educations: Json<Education[]>
    avatar_name: string | null
    email_verified: Generated<boolean>
    created_at: Date
    last_login: Date | null
    suspended_at: Generated<Date | null>
    suspension_reason: Generated<string | null>
    search_text: Generated<string | null>
  }
  identities: { provider: 'google' | 'linkedin'; subject: string; user_id: string; created_at: Date }
  sessions: { id: string; user_id: string; signed_in_at: Date } & Optional<{
    confirmed_at: Date | null
    device: string | null
    network: string | null
  }>
  team_members: { user_id: string; employer_id: string; role: TeamRole; joined_at: Date }
  team_invitations: {
    id: string
    employer_id: string
    email: string
    email_key: string
    role: TeamRole
    hash: Buffer
    invited_by: string | null
    invited_at: Date
    expires_at: Date
  }
  api_keys: {
    id: string
    employer_id: string
    created_by: string
    name: string
    scopes: KeyScope[]
    shown: string
    hash: Buffer
    created_at: Date
    expires_at: Date | null
    last_used_at: Generated<Date | null>
  }
  webhooks: {
    id: string
    employer_id: string
    url: string
    events: WebhookEvent[]
    sealed: string
    created_at: Date
    failing_since: Generated<Date | null>
    switched_off_at: Generated<Date | null>
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    event: WebhookEvent | typeof testEvent
    job_id: string | null
    application_id: string | null
    decision_id: string | null
    body: string
    at: Date
    state: Generated<DeliveryState>
    tries: Generated<number>
    tried_at: Generated<Date | null>
    answer: Generated<number | null>
  }
  totp_secrets: {
    user_id: string
    sealed: string
    created_at: Date
    confirmed_at: Generated<Date | null>
    last_step: Generated<number>
  }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Date
    last_used_at: Generated<Date | null>
  }
  recovery_codes: { user_id: string; hash: Buffer; created_at: Date }
  factor_challenges: { hash: Buffer; user_id: string; kind: 'sign-in' | 'add-passkey' | 'confirm'; expires_at: Date }
  operator_passwords: { user_id: string; hash: string }
  session_tokens: {
    hash: Buffer
    session_id: string
    predecessor: Buffer | null
    issued_at: Date
    used_at: Date | null
    retired_at: Date | null
  }
  notification_settings: {
    user_id: string
    mail: boolean
    status_changed: boolean
    choices: ColumnType<Record<string, boolean>, string | undefined, string>
  }
  notifications: {
    id: string
    user_id: string
    kind: NotificationKind
    detail: ColumnType<Record<string, unknown>, string | undefined, never>
    at: Date
    listed: boolean
    mail_bundle: string
    mail_due: Date
  } & Optional<{
    application_id: string | null
    job_id: string | null
    decision_id: string | null
    message_id: string | null
    interview_id: string | null
    saved_search_id: string | null
    read_at: Date | null
  }>
  push_keys: { single: Generated<boolean>; public_key: string; sealed: string; created_at: Date }
  push_subscriptions: {
    id: string
    user_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Date
  }
  employer_profiles: {
    user_id: string
    last_verification: ColumnType<LastVerification | null, string | undefined, string>
    updated_at: Date
  } & Optional<EmployerFields & { verified_at: Date | null }>
  mailed_links: { user_id: string; kind: 'reset-password' | 'verify-email'; id: string; hash: Buffer; expires_at: Date }
  email_changes: {
    id: string
    user_id: string
    email: string
    email_key: string
    was_verified: boolean
    hash: Buffer
    changed_at: Date
    expires_at: Date
  }
  security_notices: {
    id: string
    user_id: string
    kind: 'factor-added' | 'factor-removed' | 'codes-renewed' | 'password-changed' | 'new-sign-in'
    email: string
    device: string | null
    network: string | null
    hash: Buffer
    noticed_at: Date
    expires_at: Date
  }
  avatars: { user_id: string; name: string; webp: Buffer; uploaded_at: Date }
  resumes: {
    id: string
    user_id: string
    name: string
    kind: 'pdf' | 'docx'
    size: number
    content: Buffer
    uploaded_at: Date
  }
  paper_fields: { user_id: string; licences: Json<Licence[]>; updated_at: Date } & Optional<
    Omit<PaperFields, 'licences'>
  >
  job_notes: { user_id: string; job_id: string; text: string; updated_at: Date }
  blocked_employers: {
    id: string
    user_id: string
    name: string | null
    name_key: string | null
    corporate_number: string | null
    blocked_at: Date
  }
  throttles: { key: string; since: Date; ends: Date; count: number }
  audit_log: {
    id: string
    at: Date
    actor_id: string | null
    action: string
    subject_id: string | null
    detail: ColumnType<Record<string, unknown>, string | undefined, never>
    address: Generated<string | null>
    request_id: Generated<string | null>
  }
  audit_changes: {
    entry_id: string
    person_id: string
    changes: ColumnType<Record<string, Change>, string, never>
  }
  contact_messages: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    received_at: Date
    search_text: Generated<string | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
  }
  contact_answers: { id: string; message_id: string; body: string; answered_at: Date; answered_by: string | null }
  jobs: {
    id: string
    owner_id: string
    title: string
    company: string
    location: string
    prefectures: string[]
    description: string
    search_text: string
    search_version: Generated<number>
    job_type: JobType
    work_style: WorkStyle
    experience_level: ExperienceLevel
    category: JobCategory | null
    salary_min: number | null
    salary_max: number | null
    requirements: string[]
    benefits: string[]
    deadline: string | null
    terms: ColumnType<Terms | null, string | null | undefined, string | null>
    is_active: boolean
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
  }
  decided_postings: { decision_id: string; job_id: string; fields: Json<DecidedPosting>; decided_at: Date }
  job_claims: { job_id: string; user_id: string; until: Date }
  job_checks: { job_id: string; severity: QueueSeverity }
  job_known_stops: { job_id: string; stops: string[] }
  job_recheck: { edition: string; after_id: string | null; done: boolean }
  job_text_sketches: { job_id: string; bands: number[]; bins: number[] }
  job_report_cases: {
    id: string
    job_id: string
    opened_at: Date
    desk_at: Generated<Date | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    note: Generated<string | null>
    found: Generated<string[] | null>
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
  }
  job_drafts: {
    id: string
    owner_id: string
    template_name: string | null
    posting: Json<PostingDraft>
    created_at: Date
    updated_at: Date
  }
  announcements: {
    id: string
    text: string
    link: string | null
    tone: AnnouncementTone
    starts_at: Date
    ends_at: Date
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  public_version: { version: number }
  job_viewers: { job_id: string; day: string; viewer: Buffer }
  job_view_days: { job_id: string; day: string; views: number }
  applications: {
    id: string
    job_id: string
    user_id: string
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
  }
  application_reviews: {
    application_id: string
    tags: Generated<string[]>
    rating: Generated<number | null>
    assignee_id: Generated<string | null>
    stage: Generated<ReviewStage | null>
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
  }
  imported_postings: { owner_id: string; key: string; job_id: string }
  reply_templates: { id: string; owner_id: string; name: string; text: string; updated_at: Date }
  messages: {
    id: string
    application_id: string
    sender: Side
    body: string
    sent_at: Date
    read_at: Generated<Date | null>
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
    starts_at: Generated<Date | null>
    answer: Generated<string | null>
    sequence: Generated<number>
    created_at: Date
    updated_at: Date
  }
  calendar_feeds: { user_id: string; hash: Buffer; created_at: Date }
  message_reports: {
    id: string
    message_id: string
    reporter_id: string
    reason: string | null
    reported_at: Date
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    note: Generated<string | null>
  }
  figures: { name: string; key: string; amount: number }
  figure_changes: { name: string; key: string; amount: number }
  company_figures: { company: string; jobs: number; applications: number }
  job_imports: { file: string; line: number; updated_at: Date }
  saved_searches: {
    id: string
    user_id: string
    name: string
    search: string
    notify: NotifyChoice
    created_at: Date
    last_seen_at: Generated<Date | null>
    stamp: Generated<number>
    seen: Generated<number>
    told: Generated<number>
    changed_at: Generated<Date>
  }
  saved_search_jobs: { job_id: string; search_id: string; stamp: number | null; listed: Generated<boolean> }
  listing_changes: {
    stamp: Generated<number>
    job_id: string
    before: ColumnType<SearchedJob | null, string | undefined, never>
  }
  due_alerts: { user_id: string; notify: AlertTime; due_at: Date }
  alert_mails: {
    id: string
    user_id: string
    notify: AlertTime
    searches: Json<AlertedSearch[]>
    made_at: Date
    retry_at: Date
    tries: Generated<number>
  }
  mail_bounces: { user_id: string; email_key: string; bounced_at: Date }
  search_fresh: { job_id: string; stamp: number }
  search_generation: { generation: number }
  index_lease: { holder: string | null; until: Date }
  desk_search: { all_jobs: boolean; all_people: boolean }
  search_segments: {
    id: Generated<number>
    ready: Generated<boolean>
    begun_at: Generated<Date>
    size: number
    words: string
    dead: Generated<Buffer>
    dead_count: Generated<number>
    ids: Generated<Buffer>
    created: Generated<Buffer>
    pay: Generated<Buffer>
    annual_days: Buffer
    hourly_min: Buffer
    deadlines: Generated<Buffer>
    starts: Generated<Buffer>
    heads: Generated<Buffer>
    boundaries: Generated<Buffer>
  }
  search_places: { job_id: string; segment: number; place: number }
  search_postings: { segment: number; token: number; jobs: Buffer; places: Buffer | null }
}
