import type { SignedIn } from '#actions/context.ts'
import type { GivenData } from '#contract/endpoints.ts'
import { signedResumeUrl } from '#contract/resume-link.ts'
import { resumesOf } from '#store/people/files.ts'

/** Own resumes, newest first, with links that are valid for 10 minutes. */
export async function listResumes(
  _input: unknown,
  { db, viewer, now, config }: SignedIn,
): Promise<GivenData<'listResumes'>> {
  const rows = await resumesOf(db, viewer.id)
  return { resumes: rows.map((row) => ({ ...row, url: signedResumeUrl(row.id, config.secret, now) })) }
}
