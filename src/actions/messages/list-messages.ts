import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageFileViews } from '#contract/messages/message-file-view.ts'
import { warningOf } from '#contract/messages/message-view.ts'
import { pageOf } from '#contract/paging.ts'
import { teammateOf } from '#contract/people/teammate.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError } from '#rules/refusals.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { countMessages, findConversation, listMessages as findMessages, markRead } from '#store/messages/messages.ts'

/** The messages of an application for one of its sides, marked as read. */
export async function listMessages(
  { params, query }: ActionInput<'listMessages'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listMessages'>> {
  const found = await findConversation(db, params.id, viewer)
  if (!found) throw new RefusalError('application-not-found')
  const { id: applicationId, side, owner_id: _, applicant_id: __, ...about } = found
  const conversation = { ...about, application_id: applicationId, side }
  const of = { applicationId, readerId: viewer.id, side, newestFirst: query.sort === 'newest' }
  const find = async (slice: Slice) =>
    (await findMessages(db, of, slice)).map(({ writer_id, writer_name, ...row }) => ({
      ...row,
      files: messageFileViews(row.id, row.files),
      mine: row.sender === side,
      ...warningOf(row, side),
      written_by: teammateOf(writer_id, writer_name),
    }))
  // Reading by a team's viewer does not count: viewers cannot answer.
  const reads = whyNotWrite(viewer, side) === null
  const page = pageOf(query)
  if (!page) {
    if (reads) await markRead(db, { applicationId, readerId: viewer.id, side, until: now, now })
    return { conversation, messages: everyRow(find) }
  }
  const [total, messages] = await Promise.all([countMessages(db, applicationId), find(page)])
  const until = new Date(Math.max(0, ...messages.map(({ sent_at }) => sent_at.getTime())))
  if (reads) await markRead(db, { applicationId, readerId: viewer.id, side, until, now })
  return { conversation, messages, total, page: page.page, limit: page.limit }
}
