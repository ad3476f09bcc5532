import { sql } from 'kysely'
import { v7 } from 'uuid'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'

type Template = { name: string; text: string; updated_at: Date }

/** An employer's reply templates, newest first. There are few. */
export function listReplyTemplates(db: Queryable, ownerId: string) {
  return db
    .selectFrom('reply_templates')
    .select(['id', 'name', 'text', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Serialises additions for one employer, so that the limit holds. */
export async function lockReplyTemplates(tx: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId} reply-templates`}, 0))`.execute(tx)
}

/** Adds a template; null when the employer has reached the limit. */
export async function addReplyTemplate(
  db: Queryable,
  ownerId: string,
  template: Template,
  most: number,
): Promise<string | null> {
  const id = v7()
  const { name, text, updated_at } = template
  const { rows } = await sql<{ id: string }>`
    INSERT INTO reply_templates (id, owner_id, name, text, updated_at)
    SELECT ${id}::uuid, ${ownerId}::uuid, ${name}, ${text}, ${updated_at}::timestamptz
    WHERE (SELECT count(*) FROM reply_templates WHERE owner_id = ${ownerId}) < ${most}::int
    RETURNING id`.execute(db)
  return rows[0]?.id ?? null
}

/** Changes an employer's template; false when it has none with this id. */
export const editReplyTemplate = (
  db: Queryable,
  of: { id: string; ownerId: string },
  template: Template,
): Promise<boolean> =>
  didChange(db.updateTable('reply_templates').set(template).where('id', '=', of.id).where('owner_id', '=', of.ownerId))

/** Deletes an employer's template; false when it has none with this id. */
export const removeReplyTemplate = (db: Queryable, of: { id: string; ownerId: string }): Promise<boolean> =>
  didChange(db.deleteFrom('reply_templates').where('id', '=', of.id).where('owner_id', '=', of.ownerId))
