import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { importUndoMs } from '#rules/jobs/import-undo.ts'
import { importsSince } from '#store/jobs/posting-imports.ts'

/** The employer's imports that can still be taken back. */
export async function listImports(
  _input: ActionInput<'listImports'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listImports'>> {
  return { imports: await importsSince(db, viewer.employerId, new Date(now.getTime() - importUndoMs)) }
}
