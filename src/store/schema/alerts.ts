import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AlertTime, NotifyChoice } from '#rules/alerts.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { JobTables } from './jobs.ts'
import type { AlertedSearch, Json } from './stored-values.ts'

/** The searched columns of a job, as the trigger stores them before a change. */
export type SearchedJob = Pick<
  StoredJob,
  'id' | 'prefectures' | 'category' | 'job_type' | 'work_style' | 'experience_level' | 'salary_min' | 'salary_max'
> & { text: string; deadline: string | null; created: number; terms: Terms | null; verified: boolean } & {
  /** Absent in changes that an older version stored. */
  show_estimate?: boolean
  occupations?: string[]
  ways?: string[]
  workplaces?: PlaceOfWork[]
}

type StoredJob = Selectable<JobTables['jobs']>

/** Saved searches and their mails. */
export type AlertTables = {
  saved_searches: {
    id: string
    user_id: string
    name: string
    search: string
    notify: NotifyChoice
    notify_alternatives: Generated<boolean>
    created_at: Date
    last_seen_at: Generated<Date | null>
    stamp: Generated<number>
    seen: Generated<number>
    told: Generated<number>
    changed_at: Generated<Date>
  }
  saved_search_jobs: { job_id: string; search_id: string; stamp: number | null; listed: Generated<boolean> }
  told_alternatives: { search_id: string; job_id: string; mail_id: string }
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
    employers: Json<AlertedSearch[]>
    made_at: Date
    retry_at: Date
    tries: Generated<number>
  }
  employer_posts: { job_id: string; employer_id: string; posted_at: Generated<Date>; stamp: number | null }
  mail_bounces: { user_id: string; email_key: string; bounced_at: Date }
}
