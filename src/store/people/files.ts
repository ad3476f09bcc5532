import { type Insertable, type SqlBool, sql } from 'kysely'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import { employerId, employerWorks } from './membership.ts'

/** Stores a user's avatar and replaces the former one. */
export async function putAvatar(
  tx: Queryable,
  avatar: { user_id: string; name: string; webp: Buffer; uploaded_at: Date },
): Promise<void> {
  const { name, webp, uploaded_at } = avatar
  await tx
    .insertInto('avatars')
    .values(avatar)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name, webp, uploaded_at }))
    .execute()
  await tx.updateTable('users').set({ avatar_name: name }).where('id', '=', avatar.user_id).execute()
}

/** An avatar by its random name. */
export function findAvatar(db: Queryable, name: string) {
  return db.selectFrom('avatars').select(['webp', 'uploaded_at']).where('name', '=', name).executeTakeFirst()
}

export type ResumeRow = { id: string; name: string; size: number; uploaded_at: Date }

/** A user's resumes, newest first, without content. */
export function resumesOf(db: Queryable, userId: string): Promise<ResumeRow[]> {
  return db
    .selectFrom('resumes')
    .select(['id', 'name', 'size', 'uploaded_at'])
    .where('user_id', '=', userId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Refuses files beyond the bytes that an account may store, held ones included. Locks the account, so that none is added before the transaction ends.
 * `resumes` are those among the files: own ones, or those of people from elsewhere.
 */
export async function takeStorage(
  tx: Queryable,
  { account, most }: { account: string; most: number },
  bytes: number,
  resumes: { own?: number; ofOthers?: number } = {},
): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', account).forNoKeyUpdate().execute()
  const { rows } = await sql<{ own: number; others: number; bytes: number }>`
    WITH own AS (SELECT size FROM resumes WHERE user_id = ${account}),
    others AS (SELECT size FROM resumes
      JOIN applications ON applications.id = resumes.application_id JOIN jobs ON jobs.id = applications.job_id
      WHERE jobs.owner_id = ${account})
    SELECT (SELECT count(*)::int FROM own) AS own, (SELECT count(*)::int FROM others) AS others,
      (SELECT coalesce(sum(size), 0)::float8 FROM (
        SELECT size FROM own UNION ALL SELECT size FROM others
        UNION ALL SELECT octet_length(webp) FROM avatars WHERE user_id = ${account}
        UNION ALL SELECT octet_length(webp) FROM employer_pictures WHERE employer_id = ${account}
        UNION ALL SELECT size FROM message_files JOIN messages ON messages.id = message_id WHERE written_by = ${account}
        UNION ALL SELECT octet_length(content) FROM held_files WHERE author_id = ${account}
      ) AS files (size)) AS bytes`.execute(tx)
  const stored = rows[0] ?? { own: 0, others: 0, bytes: 0 }
  const { own = 0, ofOthers = 0 } = resumes
  if (own > 0 && stored.own + own > limits.resumesPerUser) throw new RefusalError('too-many-resumes')
  if (ofOthers > 0 && stored.others + ofOthers > limits.resumesPerUser) throw new RefusalError('too-many-resumes')
  if (stored.bytes + bytes > most) throw new RefusalError('storage-full')
}

/** Stores a resume. */
export async function insertResume(tx: Queryable, resume: Insertable<Schema['resumes']>): Promise<void> {
  await tx.insertInto('resumes').values(resume).execute()
}

/** Deletes an own resume; returns whether it existed. */
export const removeResume = (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  didChange(tx.deleteFrom('resumes').where('id', '=', id).where('user_id', '=', userId))

/**
 * A resume with its content for its owner, an administrator, or somebody who works for an employer whose job it went to:
 * a signed link ends with the access that it was made for.
 */
export function findResume(db: Queryable, id: string, readerId: string) {
  const received = sql<SqlBool>`EXISTS (
    SELECT FROM users LEFT JOIN team_members AS membership ON membership.user_id = users.id AND ${employerWorks}
    WHERE users.id = ${readerId} AND users.suspended_at IS NULL AND (users.role = 'admin' OR EXISTS (
      SELECT FROM applications JOIN jobs ON jobs.id = applications.job_id
      WHERE jobs.owner_id = ${employerId} AND (applications.resume_id = resumes.id OR EXISTS (
        SELECT FROM application_papers AS sent
        WHERE sent.application_id = applications.id AND sent.resume_id = resumes.id)))))`
  return db
    .selectFrom('resumes')
    .select(['user_id', 'name', 'kind', 'content'])
    .where('id', '=', id)
    .where((is) => is.or([is('user_id', '=', readerId), received]))
    .executeTakeFirst()
}
