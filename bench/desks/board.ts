import { sql } from 'kysely'
import { rowOf } from '#bench/board/load.ts'
import { insertPeople, personId } from '#bench/board/people.ts'
import { postings } from '#bench/board/postings.ts'
import { textSketch } from '#rules/postings/text-sketch.ts'
import { searchText } from '#rules/search/search-text.ts'
import type { OpenDatabase } from '#store/database.ts'
import { openSession } from '#store/people/sessions.ts'

export type BoardSize = { jobs: number; people: number; applications: number }

/** The people whose desks are measured, and the jobs on them. */
export type Board = {
  admin: string
  employer: { id: string; token: string }
  seeker: { id: string; token: string }
  /** The job with the most applications; it belongs to the employer. */
  hotJob: string
  /** Ids of public jobs. */
  favourites: string[]
}

const atOnce = 1_000
const letter = '貴社の求人を拝見し、これまでの経験を生かせると考えて応募いたしました。'.repeat(4)
/** Every 200th job belongs to the measured employer; the others are dealt out to the other employers. */
const jobsPerMeasured = 200

/** Fills an empty, migrated database: people, jobs of all states, applications, views and reports. */
export async function loadBoard(open: OpenDatabase, size: BoardSize, now: Date): Promise<void> {
  await insertPeople(open, size.people, now)
  await insertJobs(open, size, now)
  await insertApplications(open, size, now)
  await insertReports(open, size, now)
}

/** Signs in the measured people, and finds the jobs that are requested by id. */
export async function openBoard(open: OpenDatabase, { jobs }: BoardSize, now: Date): Promise<Board> {
  const signIn = async (n: number) => ({ id: personId(n), token: await openSession(open.db, personId(n), now) })
  const employer = await signIn(1)
  const hot = await open.db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', employer.id)
    .orderBy('application_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const favourites = await sql<{ id: string }>`
    SELECT id FROM jobs WHERE approval_status = 'approved' AND is_active ORDER BY id OFFSET ${Math.floor(jobs / 2)} LIMIT 24`.execute(
    open.db,
  )
  return {
    admin: (await signIn(0)).token,
    employer,
    seeker: await signIn(2),
    hotJob: hot.id,
    favourites: favourites.rows.map(({ id }) => id),
  }
}

const isHot = (n: number) => n === jobsPerMeasured

/** Applications to job `n`, without those of the measured seeker. */
const applicationsOf = (n: number, { jobs, applications }: BoardSize) => {
  const usual = (n + Math.floor(n / jobsPerMeasured)) % (1 + 2 * Math.round(applications / jobs))
  return isHot(n) ? Math.max(usual, Math.floor(applications / 400)) : usual
}

const seekerStep = 1_000

async function insertJobs(open: OpenDatabase, size: BoardSize, now: Date): Promise<void> {
  const employers = Math.max(1, Math.floor(size.people / 100))
  let sending: Promise<unknown> = Promise.resolve()
  let rows: object[] = []
  const flush = async () => {
    await sending
    sending = send(open, rows)
    rows = []
  }
  let n = 0
  for (const posting of postings(size.jobs, now)) {
    const owner = n % jobsPerMeasured === 0 ? 1 : 3 + (n % employers)
    rows.push({
      ...rowOf(posting, personId(owner)),
      ...stateOf(n),
      number: n,
      view_count: n % 90,
      application_count: applicationsOf(n, size) + (n % seekerStep === 1 ? 1 : 0),
      ...(textSketch(posting.description) ?? {}),
    })
    n += 1
    if (rows.length === atOnce) await flush()
  }
  await flush()
  await sending
}

/** Of 100 jobs, 85 are public, 8 taken down, 4 rejected and 3 pending. */
function stateOf(n: number) {
  const share = (n * 37) % 100
  if (share < 85) return { approval_status: 'approved', is_active: true, was_public: true, rejection_reason: null }
  if (share < 93) return { approval_status: 'approved', is_active: false, was_public: true, rejection_reason: null }
  const rejection_reason = share < 97 ? '内容の確認が取れません' : null
  const approval_status = share < 97 ? 'rejected' : 'pending'
  return { approval_status, is_active: true, was_public: false, rejection_reason }
}

const send = (open: OpenDatabase, rows: object[]) =>
  sql`WITH given AS MATERIALIZED (SELECT ${JSON.stringify(rows)}::jsonb AS rows), added AS (
        INSERT INTO jobs (id, owner_id, title, company, location, prefectures, description, search_text, search_version,
          job_type, work_style, experience_level, category, salary_min, salary_max, requirements, benefits, deadline,
          terms, is_active, approval_status, rejection_reason, was_public, created_at, updated_at, view_count,
          application_count)
        SELECT id, owner_id, title, company, location, prefectures, description, search_text, search_version,
          job_type, work_style, experience_level, category, salary_min, salary_max, requirements, benefits, deadline,
          terms, is_active, approval_status, rejection_reason, was_public, created_at, created_at, view_count,
          application_count
        FROM given, jsonb_populate_recordset(NULL::jobs, given.rows)
      ), views AS (
        INSERT INTO job_view_days (job_id, day, views)
        SELECT id, ((created_at AT TIME ZONE 'Asia/Tokyo')::date + day), 3
        FROM given, jsonb_to_recordset(given.rows) AS job (id uuid, created_at timestamptz, number int),
          generate_series(1, CASE number % ${sql.lit(jobsPerMeasured)} WHEN 0 THEN 20 ELSE 1 END) AS day
      )
      INSERT INTO job_text_sketches (job_id, bands, bins)
      SELECT id, bands, bins FROM given, jsonb_to_recordset(given.rows) AS job (id uuid, bands int[], bins int[])
      WHERE bands IS NOT NULL`.execute(open.db)

const questions = [{ id: 'place', text: '配属先', kind: 'choice', options: ['青葉区', '泉区'], required: false }]

/** Triggers are off: the jobs have their counts already, and two million updates would take an hour. */
async function insertApplications(open: OpenDatabase, size: BoardSize, now: Date): Promise<void> {
  const seekers = Math.max(10, Math.floor(size.people * 0.98) - 3)
  const first = size.people - seekers
  await open.withOwnConnection(async (run) => {
    await run('SET session_replication_role = replica')
    await run(
      `INSERT INTO applications
         (id, job_id, user_id, status, cover_letter, letter_text, applied_at, updated_at, source, answers)
       SELECT gen_random_uuid(), job.id, bench_person($1::int + (job.number * 7919 + k * 104729) % $2::int),
         (ARRAY['pending', 'pending', 'reviewed', 'accepted', 'rejected'])[1 + (job.number + k) % 5],
         $4, $5, at, at, (ARRAY['indeed', 'poster-2', NULL])[1 + k % 3],
         CASE WHEN job.number % ${jobsPerMeasured} = 0
           THEN jsonb_build_array(jsonb_build_object('id', 'place', 'text', '配属先', 'kind', 'choice', 'value',
             (ARRAY['青葉区', '泉区'])[1 + k % 2]))
           ELSE '[]' END
       FROM (
         SELECT id, application_count, created_at, (row_number() OVER (ORDER BY id) - 1)::bigint AS number FROM jobs
       ) AS job
       CROSS JOIN LATERAL generate_series(1, application_count - CASE number % ${seekerStep} WHEN 1 THEN 1 ELSE 0 END) AS k
       CROSS JOIN LATERAL (SELECT job.created_at + ($3::timestamptz - job.created_at) * (k * 0.61803 % 1)) AS made (at)
       ON CONFLICT DO NOTHING`,
      [first, seekers, now, letter, searchText(letter)],
    )
    await run(
      `INSERT INTO applications (id, job_id, user_id, status, letter_text, applied_at, updated_at)
       SELECT gen_random_uuid(), id, bench_person(2), 'pending', '', $1::timestamptz - number * interval '1 minute', $1
       FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1)::bigint AS number FROM jobs) AS job
       WHERE number % ${seekerStep} = 1`,
      [now],
    )
    // What the measured employer wrote down of its applicants, and what it asks them.
    await run(
      `INSERT INTO application_reviews (application_id, tags, rating, assignee_id, stage, updated_at)
       SELECT id, CASE number % 4 WHEN 0 THEN '{経験者}'::text[] ELSE '{}' END, nullif(number % 6, 0),
         CASE number % 3 WHEN 0 THEN bench_person(1) END,
         (ARRAY['documents', 'first', 'second', 'final', NULL])[1 + number % 5], $1
       FROM (
         SELECT applications.id, row_number() OVER () AS number FROM applications
         JOIN jobs ON jobs.id = job_id WHERE owner_id = bench_person(1)
       ) AS received`,
      [now],
    )
    await run(`UPDATE jobs SET questions = $1 WHERE owner_id = bench_person(1)`, [JSON.stringify(questions)])
    await run(
      `INSERT INTO application_texts (application_id, owner_id, title, person, letter, notes)
       SELECT applications.id, owner_id, split_part(jobs.search_text, E'\\n', 1), users.search_text, letter_text, ''
       FROM applications JOIN jobs ON jobs.id = job_id JOIN users ON users.id = user_id`,
    )
  })
}

async function insertReports(open: OpenDatabase, { jobs }: BoardSize, now: Date): Promise<void> {
  await sql`
    WITH reported AS (
      SELECT id AS job_id, gen_random_uuid() AS case_id, row_number() OVER () AS number FROM jobs
      WHERE approval_status = 'approved' ORDER BY id LIMIT ${Math.floor(jobs / 100)}
    ), cases AS (
      INSERT INTO job_report_cases (id, job_id, opened_at, desk_at, closed_at, note)
      SELECT case_id, job_id, at, at, CASE number % 2 WHEN 0 THEN at END, CASE number % 2 WHEN 0 THEN '確認済み' END
      FROM reported, LATERAL (SELECT ${now}::timestamptz - number * interval '1 minute') AS opened (at)
      RETURNING id
    )
    INSERT INTO job_reports (id, case_id, job_id, viewer, reason, reported_at)
    SELECT gen_random_uuid(), case_id, job_id, sha256(case_id::text::bytea), 'closed', ${now}::timestamptz FROM reported`.execute(
    open.db,
  )
}
