import type { SignedInContext } from '#actions/context.ts'
import { contactMessageView, ownContactMessageView } from '#contract/contact-message-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import {
  contactAnswers,
  contactMessagesFrom,
  countContactMessages,
  listContactMessages as findMessages,
} from '#store/people/contact-messages.ts'
import { findUser } from '#store/people/users.ts'

/** Messages to the operator with their answers. */
export async function listContactMessages(
  { query }: ActionInput<'listContactMessages'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listContactMessages'>> {
  const find = async (slice: Slice) => {
    const rows = await findMessages(db, query, slice, viewer.id)
    const answers = await contactAnswers(db, idsOf(rows))
    return rows.map((row) => ({
      ...contactMessageView(row, answers),
      ...{ suspended_by_you: row.suspended_by_you, at: row.at },
    }))
  }
  const page = pageOf(query)
  if (!page) return { messages: everyRow(find) }
  const [total, messages] = await Promise.all([countContactMessages(db, query), find(page)])
  return { messages, total, page: page.page, limit: page.limit }
}

const mostOwn = 500

/** Messages from the signed-in user's email, which must be verified: anybody can enter any email in the form. */
export async function listMyContactMessages(
  _: ActionInput<'listMyContactMessages'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyContactMessages'>> {
  const user = await findUser(db, viewer.id)
  if (!user?.email_verified) return { messages: [] }
  const rows = await contactMessagesFrom(db, user.email, mostOwn)
  const all = await contactAnswers(db, idsOf(rows))
  return { messages: rows.map((row) => ownContactMessageView(row, all)) }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
