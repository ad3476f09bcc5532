import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotUndo } from '#rules/jobs/undo-application.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { lockOwnApplication, removeApplication } from '#store/applications/applications.ts'

/** Deletes an application right after it was sent. */
export async function undoApplication(
  { params }: ActionInput<'undoApplication'>,
  { db, viewer, now }: SignedInContext,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, params.id, viewer.id)
    if (!application) throw new RefusalError('application-not-found')
    refuseIf(whyNotUndo(application, now))
    await removeApplication(tx, application.id)
  })
}
