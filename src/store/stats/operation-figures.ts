import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/** Figures for monitoring. */
export type OperationFigures = { jobsUnsealed: number; searchGeneration: number; sessions: number }

export async function operationFigures(db: Queryable): Promise<OperationFigures> {
  return db
    .selectFrom('search_generation')
    .select([
      'generation as searchGeneration',
      sql<number>`(SELECT count(*) FROM search_fresh)`.as('jobsUnsealed'),
      sql<number>`(SELECT count(*) FROM sessions)`.as('sessions'),
    ])
    .executeTakeFirstOrThrow()
}
