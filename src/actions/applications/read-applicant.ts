import type { SignedInContext } from '#actions/context.ts'
import { moveView, receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { stagesOf } from '#rules/jobs/job-stages.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { listMoves } from '#store/applications/application-decisions.ts'
import { listApplicationNotes } from '#store/applications/application-notes.ts'
import { findReceived, findSharedProfile } from '#store/applications/received-applications.ts'
import { findJob } from '#store/jobs/jobs.ts'

/** An application for the job's managers; notes, shared profile and decisions only for the owner's team. */
export async function readApplicant(
  { params }: ActionInput<'readApplicant'>,
  context: SignedInContext,
): Promise<ActionResult<'readApplicant'>> {
  const { db, viewer } = context
  const job = await findJob(db, params.jobId)
  if (!job) throw new RefusalError('job-not-found')
  refuseIf(whyNotManage(viewer, job))
  const application = await findReceived(db, { jobId: job.id, id: params.applicationId, now: context.now })
  if (!application) throw new RefusalError('application-not-found')
  const isOwnSide = job.owner_id === viewer.employerId
  const notes = isOwnSide ? await listApplicationNotes(db, application.id) : []
  const profile = isOwnSide ? await findSharedProfile(db, application.id) : null
  const moves = isOwnSide ? (await listMoves(db, application.id)).map(moveView) : []
  return { application: receivedView(application, context), profile, notes, moves, stages: stagesOf(job.terms) }
}
