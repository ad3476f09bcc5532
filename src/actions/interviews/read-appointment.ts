import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { appointmentOf } from '#contract/interviews/appointment.ts'
import { appointmentFile } from '#integrations/calendar.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findOwnSettledInterview } from '#store/interviews/interviews.ts'

/** A settled interview of the viewer for their calendar. */
export async function readAppointment(
  { params }: ActionInput<'readAppointment'>,
  { db, viewer, config }: SignedInContext,
): Promise<ActionResult<'readAppointment'>> {
  const interview = await findOwnSettledInterview(db, params.id, viewer)
  if (!interview) throw new RefusalError('interview-not-found')
  const content = Buffer.from(
    appointmentFile(appointmentOf(interview, { side: interview.side, publicUrl: config.publicUrl })),
  )
  return { content, type: 'text/calendar; charset=utf-8', cache: 'private, no-store', attachment: '面接.ics' }
}
