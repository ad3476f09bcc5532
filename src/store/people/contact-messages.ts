import type { Queryable } from '#store/database.ts'

/** Stores a message to the operator. */
export async function insertContactMessage(
  tx: Queryable,
  message: { id: string; name: string; email: string; subject: string; message: string; received_at: Date },
): Promise<void> {
  await tx.insertInto('contact_messages').values(message).execute()
}

/** One message, or undefined. */
export function findContactMessage(db: Queryable, id: string) {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes messages that were received before an instant. */
export async function forgetContactMessagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('received_at', '<', before).execute()
}
