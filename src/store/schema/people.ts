import type { ColumnType, Generated } from 'kysely'
import type { FavouriteFacts, NotificationKind } from '#rules/people/notifications.ts'
import type { Licence, PaperFields, PaperKind } from '#rules/people/papers.ts'
import type { Json, Optional } from './stored-values.ts'

/** People's own data and notifications. */
export type PeopleTables = {
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
    past_application_id: string | null
    job_id: string | null
    decision_id: string | null
    message_id: string | null
    interview_id: string | null
    saved_search_id: string | null
    verification_request_id: string | null
    account_id: string | null
    question_id: string | null
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
  avatars: { user_id: string; name: string; webp: Buffer; uploaded_at: Date }
  resumes: {
    id: string
    /** Null for the file of a person from elsewhere, which belongs to the application. */
    user_id: string | null
    application_id: Generated<string | null>
    name: string
    kind: 'pdf' | 'docx'
    size: number
    content: Buffer
    uploaded_at: Date
    paper: ColumnType<PaperKind | null, PaperKind | null | undefined, never>
  }
  paper_fields: { user_id: string; licences: Json<Licence[]>; updated_at: Date } & Optional<
    Omit<PaperFields, 'licences'>
  >
  favourites: {
    user_id: string
    job_id: string
    saved_at: Date
    told_at: Date | null
    told_closed: Generated<boolean>
    told_deadline: string | null
  }
  favourite_changes: { id: Generated<number>; job_id: string; at: Date; before: FavouriteFacts }
  past_favourites: {
    user_id: string
    job_id: string
    title: string
    company: string
    told: boolean
    ended_at: Generated<Date>
  }
  home_visits: { user_id: string; seen_at: Date; last_visit: Date | null }
  follows: { user_id: string; employer_id: string; followed_at: Generated<Date>; told: Generated<number> }
  job_notes: { user_id: string; job_id: string; text: string; updated_at: Date }
  blocked_employers: {
    id: string
    user_id: string
    name: string | null
    name_key: string | null
    name_folded: string | null
    folded_version: Generated<number>
    corporate_number: string | null
    blocked_at: Date
  }
}
