import { sql } from 'kysely'
import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'

/** Answers while the process lives. */
export async function readHealth(): Promise<ActionResult<'readHealth'>> {
  return { status: 'ok' }
}

/** Answers when the database answers. */
export async function readReadiness(
  _input: ActionInput<'readReadiness'>,
  { db }: Context,
): Promise<ActionResult<'readReadiness'>> {
  try {
    await sql`SELECT 1`.execute(db)
  } catch {
    throw new RefusalError('database-away')
  }
  return { status: 'ready' }
}
