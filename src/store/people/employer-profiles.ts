import { type Selectable, sql } from 'kysely'
import {
  type EmployerFields,
  type TradeName,
  type VerifiedFacts,
  verifiedFields,
} from '#rules/people/employer-profile.ts'
import { storedPhone, withShownPhone } from '#rules/people/stored-phone.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'

export type EmployerProfile = Selectable<Schema['employer_profiles']>

/** The employer profile of an account; undefined when none was saved. */
export async function findEmployerProfile(db: Queryable, userId: string): Promise<EmployerProfile | undefined> {
  const row = await db.selectFrom('employer_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row && withShownPhone(row)
}

/** The profiles of these accounts by account; absent when none was saved. */
export async function employerProfilesOf(
  db: Queryable,
  ownerIds: readonly string[],
): Promise<Map<string, EmployerProfile>> {
  if (ownerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('employer_profiles')
    .selectAll()
    .where(sql<boolean>`user_id = ANY(${[...new Set(ownerIds)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.user_id, withShownPhone(row)]))
}

/** Which of these postings are in a name of another verified employer, by their position. */
export async function inAnothersName(
  db: Queryable,
  postings: readonly { company?: string | undefined; owner_id: string }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ at: number }>`
    SELECT at::int FROM unnest(${postings.map(({ company }) => company ?? '')}::text[], ${postings.map(({ owner_id }) => owner_id)}::uuid[])
      WITH ORDINALITY AS posting (company, owner, at)
    WHERE EXISTS (SELECT FROM employer_profiles WHERE verified_at IS NOT NULL AND user_id <> owner
      AND verified_name_keys(name, trade_names) @> ARRAY[name_key(company)])`.execute(db)
  return new Set(rows.map(({ at }) => at - 1))
}

/**
 * The profile of an account, created if needed and locked until the transaction ends; one in which nothing was saved is
 * as old as the epoch. Violates a foreign key when the user is gone.
 */
export async function lockEmployerProfile(tx: Transaction, userId: string): Promise<EmployerProfile> {
  await tx
    .insertInto('employer_profiles')
    .values({ user_id: userId, updated_at: new Date(0) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const row = await tx
    .selectFrom('employer_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return withShownPhone(row)
}

/** The name and its kana that the profile of an account states; locked, so that a change of them finds the job that is written. */
export async function namesOfEmployer(tx: Queryable, userId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('employer_profiles')
    .select(['name', 'name_kana'])
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return [row?.name, row?.name_kana].filter((name) => typeof name === 'string')
}

type Change = { [Field in keyof EmployerFields]?: EmployerFields[Field] | undefined } & {
  verified_at?: null
  trade_names?: TradeName[]
  updated_at: Date
}

/** Updates the given fields. */
export async function updateEmployerProfile(tx: Transaction, userId: string, change: Change): Promise<EmployerProfile> {
  const { trade_names, ...fields } = change
  const row = await tx
    .updateTable('employer_profiles')
    .set({ ...fields, phone: storedPhone(fields.phone) })
    .$if(trade_names !== undefined, (query) => query.set({ trade_names: JSON.stringify(trade_names) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withShownPhone(row)
}

/** Sets which pictures the profile shows. */
export async function setPictures(
  tx: Transaction,
  userId: string,
  { logo_id, photo_ids }: Pick<EmployerProfile, 'logo_id' | 'photo_ids'>,
  now: Date,
): Promise<EmployerProfile> {
  const row = await tx
    .updateTable('employer_profiles')
    .set({ logo_id, photo_ids, updated_at: now })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withShownPhone(row)
}

/** Marks a profile as verified and stores the verified facts; trade names were looked at with it, all or these. */
export async function markVerified(
  tx: Transaction,
  profile: { user_id: string; trade_names: TradeName[] } & VerifiedFacts,
  { note, tradeNames, now }: { note: string | null; tradeNames?: readonly string[] | undefined; now: Date },
): Promise<EmployerProfile> {
  const facts = Object.fromEntries(verifiedFields.map((field) => [field, profile[field]]))
  const seen = (name: string) => tradeNames === undefined || tradeNames.includes(name)
  const trade_names = profile.trade_names.map((each) =>
    each.verified_at === null && seen(each.name) ? { ...each, verified_at: now.toISOString() } : each,
  )
  const row = await tx
    .updateTable('employer_profiles')
    .set({ trade_names: JSON.stringify(trade_names) })
    .set({
      updated_at: now,
      verified_at: now,
      last_verification: JSON.stringify({ ...facts, at: now.toISOString(), note }),
    })
    .where('user_id', '=', profile.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withShownPhone(row)
}

/** Removes the verified mark; the note replaces that of the verification. */
export async function takeVerification(
  tx: Transaction,
  { user_id, last_verification }: EmployerProfile,
  note: string | null,
  now: Date,
): Promise<EmployerProfile> {
  const last = last_verification && JSON.stringify({ ...last_verification, note: note ?? last_verification.note })
  const row = await tx
    .updateTable('employer_profiles')
    .set({ updated_at: now, verified_at: null, ...(last && { last_verification: last }) })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withShownPhone(row)
}

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
