import type { z } from 'zod'
import type { Change } from '#rules/audit-changes.ts'
import type { CsvRow } from '#rules/csv-tables.ts'
import { auditFieldLabel, auditValueText } from '#words/audit.ts'
import type { auditEntry } from './audit-log.ts'

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
