import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { listInterviews as findInterviews } from '#store/interviews/interviews.ts'
import { findConversation } from '#store/messages/messages.ts'
import { markApplicationRead } from '#store/people/notifications.ts'

/** The interviews of an application; marks the reader's notifications about them as read. */
export async function listInterviews(
  { params }: ActionInput<'listInterviews'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listInterviews'>> {
  if (!(await findConversation(db, params.id, viewer))) throw new RefusalError('application-not-found')
  const interviews = await findInterviews(db, params.id, viewer)
  const kinds = ['interview_proposed', 'interview_decided'] as const
  await markApplicationRead(db, { userId: viewer.id, applicationId: params.id, kinds, now })
  return { interviews: interviews.map((row) => interviewView(row, viewer)) }
}
