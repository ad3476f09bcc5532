import type { Queryable, Transaction } from '#store/database.ts'

/** Stores a picture of an employer. */
export async function addPicture(
  tx: Transaction,
  picture: { id: string; employer_id: string; webp: Buffer; uploaded_at: Date },
): Promise<void> {
  await tx.insertInto('employer_pictures').values(picture).execute()
}

/** A picture by its id. */
export const findPicture = (db: Queryable, id: string) =>
  db.selectFrom('employer_pictures').select('webp').where('id', '=', id).executeTakeFirst()

/** Deletes a picture. */
export async function removePicture(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('employer_pictures').where('id', '=', id).execute()
}
