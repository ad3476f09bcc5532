import type { Context } from '#actions/context.ts'
import { resumeLinkVerdict } from '#contract/applications/resume-link.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { resumeContentTypes } from '#integrations/resume-files.ts'
import { RefusalError } from '#rules/refusals.ts'
import { recordOncePerMinute } from '#store/audit-log.ts'
import { findResume } from '#store/people/files.ts'

/** A resume for the owner of a signed link up to 10 minutes old; always an attachment. */
export async function readResume(
  { params, query }: ActionInput<'readResume'>,
  context: Context,
): Promise<ActionResult<'readResume'>> {
  const link = { resumeId: params.id, expires: query.expires, signature: query.signature, readerId: query.reader }
  const verdict = resumeLinkVerdict(link, context.config.acceptedSecrets, context.now)
  if (verdict === 'expired') throw new RefusalError('link-expired')
  const reader = query.reader
  const resume = verdict === 'good' && reader ? await findResume(context.db, params.id, reader) : undefined
  if (!resume) throw new RefusalError('file-not-found')
  // The owner's own reading is not recorded.
  if (reader !== resume.user_id)
    await recordOncePerMinute(context.db, context, {
      actor: reader ?? null,
      action: 'resume:read',
      subject: params.id,
      detail: { owner: resume.user_id },
    })
  return {
    content: resume.content,
    type: resumeContentTypes[resume.kind],
    cache: 'private, no-store',
    attachment: resume.name,
  }
}
