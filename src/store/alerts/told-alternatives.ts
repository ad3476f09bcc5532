import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { isBlockedBy } from '#store/people/blocked-employers.ts'

/** A person's mailed searches that want alternatives, oldest first, each with the jobs told in other mails than this one. */
export async function searchesForAlternatives(db: Queryable, mail: { id: string; user_id: string }, most: number) {
  const { rows } = await sql<{ id: string; name: string; search: string; told: string[] }>`
    SELECT saved.id, saved.name, saved.search, ARRAY(SELECT told.job_id::text FROM told_alternatives AS told
      WHERE told.search_id = saved.id AND told.mail_id <> ${mail.id}) AS told
    FROM saved_searches AS saved
    WHERE saved.user_id = ${mail.user_id} AND saved.notify_alternatives AND saved."notify" <> 'none'
    ORDER BY saved.created_at, saved.id LIMIT ${most}`.execute(db)
  return rows
}

/** Records alternatives as told in a mail; returns those that it may tell: of no blocked employer, and in no other mail. */
export async function tellAlternatives(
  db: Queryable,
  mail: { id: string; user_id: string },
  search: string,
  jobs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ job_id: string }>`
    INSERT INTO told_alternatives AS told (search_id, job_id, mail_id)
    SELECT ${search}::uuid, jobs.id, ${mail.id}::uuid FROM jobs
    WHERE jobs.id = ANY(${jobs}::uuid[]) AND NOT ${isBlockedBy(sql`${mail.user_id}::uuid`)}
    ON CONFLICT (search_id, job_id) DO UPDATE SET mail_id = excluded.mail_id WHERE told.mail_id = excluded.mail_id
    RETURNING job_id`.execute(db)
  return new Set(rows.map(({ job_id }) => job_id))
}
