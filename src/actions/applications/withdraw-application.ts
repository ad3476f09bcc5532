import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotWithdraw } from '#rules/jobs/withdrawal.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { lockOwnApplication, withdraw } from '#store/applications/applications.ts'
import { readOwnApplication } from '#store/applications/own-applications.ts'
import { record } from '#store/audit-log.ts'

/** Ends an own application: nobody decides on it any more, and applying once more is possible. */
export async function withdrawApplication(
  { params, body }: ActionInput<'withdrawApplication'>,
  context: SignedInContext,
): Promise<ActionResult<'withdrawApplication'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, params.id, viewer.id)
    if (!application) throw new RefusalError('application-not-found')
    refuseIf(whyNotWithdraw(application))
    await withdraw(tx, { id: application.id, reason: body.reason ?? null, now })
    await record(tx, context, { action: 'application:withdraw', subject: application.id })
    return { application: await readOwnApplication(tx, application.id) }
  })
}
