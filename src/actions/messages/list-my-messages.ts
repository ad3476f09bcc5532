import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageFileViews } from '#contract/messages/message-file-view.ts'
import { pageOf } from '#contract/paging.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { countOwnMessages, listOwnMessages } from '#store/messages/messages.ts'

/** All messages that the viewer sent and received, for the account's export. */
export async function listMyMessages(
  { query }: ActionInput<'listMyMessages'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyMessages'>> {
  const find = async (slice: Slice) =>
    (await listOwnMessages(db, viewer.id, slice)).map((row) => ({ ...row, files: messageFileViews(row.id, row.files) }))
  const page = pageOf(query)
  if (!page) return { messages: everyRow(find) }
  const [total, messages] = await Promise.all([countOwnMessages(db, viewer.id), find(page)])
  return { messages, total, page: page.page, limit: page.limit }
}
