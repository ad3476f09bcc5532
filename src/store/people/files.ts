import { type SqlBool, sql } from 'kysely'
import type { PaperKind } from '#rules/people/papers.ts'
import type { Queryable } from '#store/database.ts'
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
 * The number and total size of a user's resumes, after locking the user, so that none is added before the transaction
 * ends.
 */
export async function lockAndSumResumes(tx: Queryable, userId: string): Promise<{ count: number; bytes: number }> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count, bytes } = await tx
    .selectFrom('resumes')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(sum(size), 0)::int`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { count, bytes }
}

/** Stores a resume. */
export async function insertResume(
  tx: Queryable,
  resume: {
    id: string
    user_id: string
    name: string
    kind: 'pdf' | 'docx'
    size: number
    content: Buffer
    uploaded_at: Date
    /** Made by the product. */
    paper?: PaperKind
  },
): Promise<void> {
  await tx.insertInto('resumes').values(resume).execute()
}

/** Deletes an own resume; returns whether it existed. */
export async function removeResume(tx: Queryable, id: string, userId: string): Promise<boolean> {
  const done = await tx.deleteFrom('resumes').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return done.numDeletedRows > 0n
}

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
