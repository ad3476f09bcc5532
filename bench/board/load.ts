import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { OpenDatabase } from '#store/database.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'
import { type Posting, postings } from './postings.ts'

const owners = 500
const atOnce = 1_000

/** Inserts `count` public jobs into an empty database; returns the owners' ids. */
export async function load(open: OpenDatabase, count: number, now: Date): Promise<string[]> {
  const ids = Array.from({ length: owners }, () => v7())
  await sql`INSERT INTO users (id, name, email, email_key, role, created_at)
    SELECT id, '採用担当', id || '@example.com', id || '@example.com', 'employer', ${now}::timestamptz
    FROM unnest(${ids}::uuid[]) AS id`.execute(open.db)
  await sql`INSERT INTO employer_profiles (user_id, verified_at, updated_at)
    SELECT id, CASE WHEN number % 3 = 0 THEN ${now}::timestamptz END, ${now}::timestamptz
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS owners(id, number)`.execute(open.db)
  let rows: object[] = []
  let sending: Promise<unknown> = Promise.resolve()
  // Composes the next postings while the server inserts these.
  const flush = async () => {
    await sending
    sending = insert(open, rows)
    rows = []
  }
  let n = 0
  for (const posting of postings(count, now)) {
    rows.push(rowOf(posting, ids[n++ % owners]!))
    if (rows.length === atOnce) await flush()
  }
  await flush()
  await sending
  return ids
}

const insert = (open: OpenDatabase, rows: object[]) =>
  sql`INSERT INTO jobs (id, owner_id, title, company, location, prefectures, workplaces, description, search_text, search_version,
        job_type, work_style, experience_level, category, occupations, occupations_guessed, ways, salary_min, salary_max, requirements, benefits, deadline,
        terms, is_active, approval_status, was_public, created_at, updated_at)
      SELECT id, owner_id, title, company, location, prefectures, workplaces, description, search_text, search_version,
        job_type, work_style, experience_level, category, occupations, occupations_guessed, ways, salary_min, salary_max, requirements, benefits, deadline,
        terms, true, 'approved', true, created_at, created_at
      FROM jsonb_populate_recordset(NULL::jobs, ${JSON.stringify(rows)}::jsonb)`.execute(open.db)

/** A posting as a row of jobs. */
export function rowOf(posting: Posting, owner_id: string) {
  return {
    ...posting,
    id: v7({ msecs: posting.created_at.getTime() }),
    owner_id,
    ...derivedFrom(posting),
  }
}
