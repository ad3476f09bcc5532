import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageFileTypes } from '#integrations/message-files.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findMessageFile } from '#store/messages/message-files.ts'

/** A file of a message for the two sides of its application; always an attachment. */
export async function readMessageFile(
  { params }: ActionInput<'readMessageFile'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readMessageFile'>> {
  const file = await findMessageFile(db, { id: params.fileId, messageId: params.id }, viewer)
  if (!file) throw new RefusalError('file-not-found')
  const { name, kind, content } = file
  return { content, type: messageFileTypes[kind], cache: 'private, no-store', attachment: name }
}
