import { v7 } from 'uuid'
import type { Queryable } from './database.ts'

/** Adds a line to the append-only log: ids only, no personal data. */
export async function record(
  tx: Queryable,
  entry: { at: Date; actor: string | null; action: string; subject: string | null; detail?: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: v7(),
      at: entry.at,
      actor_id: entry.actor,
      action: entry.action,
      subject_id: entry.subject,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
