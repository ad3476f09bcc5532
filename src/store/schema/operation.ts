import type { ColumnType, Generated } from 'kysely'
import type { AnnouncementTone } from '#rules/announcements.ts'
import type { Change } from '#rules/audit-changes.ts'
import type { ContactCategory, ContactUrgency } from '#rules/contact-messages.ts'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'

/** Tables for operating the product. */
export type OperationTables = {
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
  cases: {
    /** Written by triggers, as the version of the case. */
    updated_at: Generated<Date>
    confirmed_at: Generated<Date | null>
    id: Generated<string>
    account_id: string
    opened_at: Date
    assignee_id: Generated<string | null>
    told_text: Generated<string | null>
    told_at: Generated<Date | null>
    told_by: Generated<string | null>
    told_count: Generated<number | null>
    finding: Generated<string | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
  }
  case_notes: { id: string; case_id: string; author_id: string | null; text: string; written_at: Date }
  contact_messages: {
    id: string
    name: string
    email: string
    /** Missing where a former version wrote the row. */
    email_key: Generated<string | null>
    subject: string
    message: string
    received_at: Date
    search_text: Generated<string | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string | null>
    category: Generated<ContactCategory>
    urgency: Generated<ContactUrgency>
    assignee_id: Generated<string | null>
    joined_case: Generated<string | null>
  }
  contact_answers: { id: string; message_id: string; body: string; answered_at: Date; answered_by: string | null }
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
  check_rules: {
    id: string
    code: string
    severity: Severity
    words: string[]
    not_words: string[]
    template: Generated<string | null>
    created_at: Date
    created_by: string
    added_in: number
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
    ended_in: Generated<number | null>
  }
  check_rules_edition: { only_row: Generated<boolean>; version: number; edition: string }
  year_counts: { year: number; counts: ColumnType<Record<string, number>, string, string>; counted_at: Date }
  figures: { name: string; key: string; amount: number }
  figure_changes: { name: string; key: string; amount: number }
  company_figures: { company: string; jobs: number; applications: number }
  job_imports: { file: string; line: number; updated_at: Date }
}
