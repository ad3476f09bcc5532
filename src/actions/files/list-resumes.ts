import type { SignedInContext } from '#actions/context.ts'
import { signedResumeUrl } from '#contract/applications/resume-link.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { resumesOf } from '#store/people/files.ts'

/** Own resumes, newest first, with links that are valid for 10 minutes. */
export async function listResumes(
  _input: ActionInput<'listResumes'>,
  { db, viewer, now, config }: SignedInContext,
): Promise<ActionResult<'listResumes'>> {
  const rows = await resumesOf(db, viewer.id)
  return {
    resumes: rows.map((row) => ({
      ...row,
      url: signedResumeUrl({ resumeId: row.id, readerId: viewer.id }, config.secret, now),
    })),
  }
}
