import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotTakeBack } from '#rules/jobs/job-state.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { takeBackPapers as endAccess } from '#store/applications/application-papers.ts'
import { lockOwnState, readOwnApplication } from '#store/applications/own-applications.ts'
import { record } from '#store/audit-log.ts'

/** Ends the employer's access to the papers and the profile that went along, once the job was stopped or deleted. */
export async function takeBackPapers(
  { params }: ActionInput<'takeBackPapers'>,
  context: SignedInContext,
): Promise<ActionResult<'takeBackPapers'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const state = await lockOwnState(tx, params.id, viewer.id)
    if (!state) throw new RefusalError('application-not-found')
    refuseIf(whyNotTakeBack(state))
    await endAccess(tx, params.id, now)
    await record(tx, context, { action: 'application:take-back', subject: params.id })
    return { application: await readOwnApplication(tx, params.id, now) }
  })
}
