import type { Queryable } from '#store/database.ts'

/** Whether any mail that is not necessary is wanted, and whether those about a changed application are. */
export type MailChoices = { mail: boolean; status_changed: boolean }

const everything: MailChoices = { mail: true, status_changed: true }

/** Which mails somebody wants; all of them until they say otherwise. */
export async function findMailChoices(db: Queryable, userId: string): Promise<MailChoices> {
  const chosen = await db
    .selectFrom('notification_settings')
    .select(['mail', 'status_changed'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen ?? everything
}

/** Stores which mails somebody wants; what is not named stays as it is. A user who is gone violates a foreign key. */
export async function storeMailChoices(
  db: Queryable,
  userId: string,
  change: { [Choice in keyof MailChoices]?: boolean | undefined },
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({
      user_id: userId,
      mail: change.mail ?? everything.mail,
      status_changed: change.status_changed ?? everything.status_changed,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        mail: change.mail ?? ref('notification_settings.mail'),
        status_changed: change.status_changed ?? ref('notification_settings.status_changed'),
      })),
    )
    .execute()
}
