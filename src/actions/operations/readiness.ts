import { sql } from 'kysely'
import type { Context } from '#actions/context.ts'
import type { GivenData } from '#contract/endpoints.ts'
import { Refused } from '#rules/refusals.ts'

/** Answers while the process lives. */
export async function readHealth(): Promise<GivenData<'readHealth'>> {
  return { status: 'ok' }
}

/** Answers when the database answers. */
export async function readReadiness(_input: unknown, { db }: Context): Promise<GivenData<'readReadiness'>> {
  try {
    await sql`SELECT 1`.execute(db)
  } catch {
    throw new Refused('database-away')
  }
  return { status: 'ready' }
}
