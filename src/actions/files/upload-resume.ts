import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import { signedResumeUrl } from '#contract/applications/resume-link.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { safeFileName } from '#integrations/resume-files.ts'
import { checkResume } from '#integrations/resumes.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { whyNotStoreResume } from '#rules/people/storing-resumes.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { insertResume, lockAndSumResumes } from '#store/people/files.ts'

/** Stores a resume. Its type comes from its first bytes, not its name. */
export async function uploadResume(
  { resume }: ActionInput<'uploadResume'>,
  context: SignedInContext,
): Promise<ActionResult<'uploadResume'>> {
  const { db, viewer, now, address, config, signal } = context
  const checked = await checkResume(resume.content, { person: viewer.id, address: addressBlock(address), signal })
  if ('refusal' in checked) throw new RefusalError(checked.refusal)
  const { kind } = checked
  const id = v7()
  const name = safeFileName(resume.name, kind)
  const size = resume.content.length
  await db.transaction().execute(async (tx) => {
    const stored = await lockAndSumResumes(tx, viewer.id)
    refuseIf(whyNotStoreResume(stored, size))
    await insertResume(tx, { id, user_id: viewer.id, name, kind, size, content: resume.content, uploaded_at: now })
  })
  return {
    resume: {
      id,
      name,
      size,
      uploaded_at: now,
      url: signedResumeUrl({ resumeId: id, readerId: viewer.id }, config.secret, now),
    },
  }
}
