import { noPaperFields, type PaperFields } from '#rules/people/papers.ts'
import { shownPhone, storedPhone } from '#rules/people/stored-phone.ts'
import type { Queryable } from '#store/database.ts'
import { findUser } from './users.ts'

/** A user's fields for 履歴書 and 職務経歴書 beside the profile; undefined when none were saved. */
export async function findPaperFields(db: Queryable, userId: string): Promise<PaperFields | undefined> {
  const row = await db
    .selectFrom('paper_fields')
    .select(['name_kana', 'birth_date', 'gender', 'family', 'postal_code', 'address_kana'])
    .select(['contact_postal_code', 'contact_address', 'contact_address_kana', 'contact_phone'])
    .select(['licences', 'summary', 'self_pr', 'motivation', 'wishes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { ...row, contact_phone: shownPhone(row.contact_phone) }
}

export type PaperChange = { [Field in keyof PaperFields]?: PaperFields[Field] | undefined }

/** Stores the given fields; the rest stays. Violates a foreign key when the user is gone. */
export async function storePaperFields(db: Queryable, userId: string, change: PaperChange, now: Date): Promise<void> {
  const { licences, ...texts } = change
  const contact_phone = storedPhone(texts.contact_phone)
  const set = { ...texts, contact_phone, ...(licences && { licences: JSON.stringify(licences) }), updated_at: now }
  await db
    .insertInto('paper_fields')
    .values({ licences: '[]', ...set, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}

/** All data of a user's papers; undefined when the user is gone. */
export async function findPaperSources(db: Queryable, userId: string, withPhoto: boolean) {
  const profile = await findUser(db, userId)
  if (!profile) return undefined
  const papers = (await findPaperFields(db, userId)) ?? noPaperFields
  const avatar = withPhoto
    ? await db.selectFrom('avatars').select('webp').where('user_id', '=', userId).executeTakeFirst()
    : undefined
  return { profile, papers, photo: avatar?.webp ?? null }
}
