import { sql } from 'kysely'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import type { RevisedFields } from '#rules/jobs/job-revision.ts'
import { statedOccupations } from '#rules/occupations/stated-occupations.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { DecidedPosting } from '#store/schema/stored-values.ts'
import type { EditedJob } from './revisions.ts'

/** Stores the posting as it was decided on. */
export async function saveDecidedPosting(
  tx: Transaction,
  { decisionId, job, now }: { decisionId: string; job: EditedJob; now: Date },
): Promise<void> {
  await tx
    .insertInto('decided_postings')
    .values({
      ...{ decision_id: decisionId, job_id: job.id, fields: JSON.stringify(decidedPosting(job)), decided_at: now },
      replaced: job.revision ? JSON.stringify(job.revision.replaces) : null,
    })
    .execute()
}

/** What the approved correction of a decision replaced. */
export async function replacedBy(tx: Transaction, decisionId: string): Promise<RevisedFields | null> {
  const row = await tx
    .selectFrom('decided_postings')
    .select('replaced')
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return row?.replaced ?? null
}

/** The public fields of a job without derived ones. */
export function decidedPosting(job: JobFields): DecidedPosting {
  const { title, company, location, description, job_type, work_style, experience_level, category } = job
  const { salary_min, salary_max, requirements, benefits, deadline, terms = null, questions = [] } = job
  return {
    ...{ title, company, location, description, job_type, work_style, experience_level, category },
    occupations: statedOccupations(job),
    ...{ salary_min, salary_max, requirements, benefits, deadline, terms, questions },
  }
}

/** These jobs as they were at their last decision; absent when there is none or it is old. */
export async function decidedPostingsOf(
  db: Queryable,
  jobIds: readonly string[],
): Promise<Map<string, DecidedPosting>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<{ job_id: string; fields: DecidedPosting }>`
    SELECT DISTINCT ON (posting.job_id) posting.job_id, posting.fields FROM decided_postings AS posting
    JOIN job_decisions AS decision ON decision.id = posting.decision_id
    WHERE posting.job_id = ANY(${jobIds}::uuid[]) AND decision.taken_back_at IS NULL
    ORDER BY posting.job_id, posting.decided_at DESC`.execute(db)
  return new Map(rows.map(({ job_id, fields }) => [job_id, fields]))
}
