import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { listInterviews as findInterviews } from '#store/interviews/interviews.ts'
import { findConversation } from '#store/messages/messages.ts'

/** The interviews of an application. */
export async function listInterviews(
  { params }: ActionInput<'listInterviews'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listInterviews'>> {
  if (!(await findConversation(db, params.id, viewer))) throw new RefusalError('application-not-found')
  const interviews = await findInterviews(db, params.id, viewer)
  return { interviews: interviews.map((row) => interviewView(row, viewer)) }
}
