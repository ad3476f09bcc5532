import { z } from 'zod'
import { type Change, entryKinds } from '#rules/audit-changes.ts'
import { auditFieldLabel, auditValueText } from '#words/audit.ts'
import type { CsvRow } from '#words/csv-columns.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, choice, fault, id, instant, named, optionalText, pageFacts, paging } from './fields.ts'

/** Filters of entries; days are in Asia/Tokyo, and `until` is included. */
const filters = {
  /** An id or an email. */
  actor: optionalText(254).optional(),
  action: z.string(fault('wrong-shape')).max(100, fault('choice-unknown')).optional(),
  /** An id, or a text in a person's name or email or in a job's title. */
  subject: optionalText(254).optional(),
  /** Sign-ins with all that is about sessions, or what was done. */
  kind: choice(entryKinds).optional(),
  from: calendarDate.or(z.literal('')).optional(),
  until: calendarDate.or(z.literal('')).optional(),
}

const called = z.object({ id: z.string(), name: z.string().nullable() })

/** An entry of the audit log as administrators read it. */
export const auditEntry = named('AuditEntry', {
  id: z.string(),
  at: instant,
  action: z.string(),
  /** Null without an account; no name once the account is gone. */
  actor: called.extend({ email: z.string().nullable() }).nullable(),
  subject: called.extend({ kind: z.enum(['user', 'job', 'other']) }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  /** Values before and after; deleted with the account that they belong to. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
})

/** An entry for the person it is about: without other actors, and their addresses. */
const ownAuditEntry = named('OwnAuditEntry', {
  at: instant,
  action: z.string(),
  by: z.enum(['self', 'other', 'system']),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  /** Only for the person's own actions. */
  address: z.string().nullable(),
})

export const auditLogEndpoints = {
  listMyAuditEntries: endpoint({
    address: 'GET /api/auth/log',
    summary: 'What the audit log holds about the signed-in user, newest first',
    access: 'account:own',
    query: z.object(paging),
    output: z.object({ entries: z.array(ownAuditEntry), ...pageFacts }),
    list: 'entries',
  }),
  readAuditLog: endpoint({
    address: 'GET /api/admin/log',
    summary: 'Entries of the audit log, the newest first; `next` is the `after` of the following page',
    access: 'log:read',
    query: z.object({ ...filters, after: id.optional(), limit: paging.limit }),
    output: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
  }),
  exportAuditLog: endpoint({
    address: 'GET /api/admin/log.csv',
    summary: 'The entries of the audit log that the filters ask for, as CSV (UTF-8 with BOM)',
    access: 'log:read',
    query: z.object(filters),
    writes: 'csv',
  }),
  exportLedger: endpoint({
    address: 'GET /api/admin/ledger.csv',
    summary:
      'The figures of a year (Asia/Tokyo) for the reports of 募集情報等提供事業, and each rejection, stop and approved correction with its date and reason, as CSV (UTF-8 with BOM)',
    access: 'log:read',
    query: z.object({
      year: z
        .string(fault('wrong-shape'))
        .regex(/^20\d\d$/, fault('number-range'))
        .transform(Number),
    }),
    writes: 'csv',
  }),
}

type View = z.input<typeof auditEntry>
type Row = Pick<View, 'id' | 'action' | 'detail' | 'address' | 'request_id'> & {
  time: Date
  changes: Record<string, Change> | null
} & Record<'actor_id' | 'actor_name' | 'actor_email' | 'subject_id' | 'subject_person' | 'subject_job', string | null>

/** A stored entry as administrators read it. */
export function auditEntryView(row: Row): View {
  const { id, time, action, detail, address, request_id } = row
  const name = row.subject_person ?? row.subject_job
  return {
    ...{ id, at: time, action, detail, address, request_id },
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name, email: row.actor_email },
    subject: row.subject_id === null ? null : { id: row.subject_id, name, kind: subjectKind(row) },
    changes: row.changes ?? {},
  }
}

/** The kind of an existing record, else from the action's name. */
function subjectKind({ action, subject_person, subject_job }: Row): 'user' | 'job' | 'other' {
  if (subject_person !== null || /^(user|session|employer):/.test(action)) return 'user'
  return subject_job !== null || action.startsWith('job:') ? 'job' : 'other'
}

/** The same entry as a row of a table. */
export function auditEntryRow(row: Row): CsvRow<'audit-log'> {
  const { time, action, actor_name, actor_email, subject_id, address, request_id } = row
  return {
    ...{
      at: time.toISOString(),
      actor_name,
      actor_email,
      action,
      action_code: action,
      subject_id,
      address,
      request_id,
    },
    subject: row.subject_person ?? row.subject_job,
    changes: listed(row.changes ?? {}, ({ from, to }) => `${auditValueText(from)} → ${auditValueText(to)}`),
    detail: listed(row.detail, auditValueText),
  }
}

/** A line for each field, as a person reads it. */
function listed<Value>(fields: Readonly<Record<string, Value>>, textOf: (value: Value) => string): string | null {
  const lines = Object.entries(fields).map(([field, value]) => `${auditFieldLabel(field)}：${textOf(value)}`)
  return lines.length === 0 ? null : lines.join('\n')
}
