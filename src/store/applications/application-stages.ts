import { sql } from 'kysely'
import { InvalidInputError } from '#rules/faults.ts'
import { defaultStages, isStage } from '#rules/jobs/job-stages.ts'
import type { Queryable } from '#store/database.ts'

/** Throws where none of an employer's jobs has, or had with applications in it, such a stage. */
export async function refuseUnknownStage(db: Queryable, ownerId: string, stage: string | undefined): Promise<void> {
  if (stage === undefined || isStage(stage, defaultStages)) return
  const { rows } = await sql<{ found: boolean }>`SELECT
    EXISTS (SELECT FROM jobs WHERE owner_id = ${ownerId} AND terms #> '{selection,steps}' ? ${stage})
    OR EXISTS (
      SELECT FROM application_reviews AS review
      JOIN applications ON applications.id = review.application_id JOIN jobs ON jobs.id = applications.job_id
      WHERE jobs.owner_id = ${ownerId} AND review.stage = ${stage}
    ) AS found`.execute(db)
  if (!rows[0]?.found) throw new InvalidInputError([{ fault: 'choice-unknown', path: 'stage' }])
}
