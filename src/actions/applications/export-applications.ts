import type { SignedInContext } from '#actions/context.ts'
import { receivedRow } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { checkReceivedFilters } from '#rules/jobs/received-filters.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { notesOf } from '#store/applications/application-notes.ts'
import { refuseUnknownStage } from '#store/applications/application-stages.ts'
import { idsOfReceived, type ReceivedFilter, receivedById } from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import type { Queryable } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { rowsOfIds } from '#store/keyset.ts'

/** The applicants of a job as a table. The audit log records the export. */
export async function exportApplicants(
  { params, query }: ActionInput<'exportApplicants'>,
  context: SignedInContext,
): Promise<ActionResult<'exportApplicants'>> {
  const { db, viewer } = context
  const job = await findJob(db, params.jobId)
  if (!job) throw new RefusalError('job-not-found')
  refuseIf(whyNotManage(viewer, job))
  checkReceivedFilters(query, job)
  const { notes, ...filters } = query
  const isOwn = job.owner_id === viewer.employerId
  const withNotes = notes !== undefined && isOwn
  await record(db, context, { action: 'application:export', subject: job.id, detail: { notes: withNotes } })
  return tableOf(context, { ...filters, job_id: job.id, desk: isOwn }, withNotes)
}

/** The applicants of all own jobs as a table. The audit log records the export. */
export async function exportEmployerApplications(
  { query }: ActionInput<'exportEmployerApplications'>,
  context: SignedInContext,
): Promise<ActionResult<'exportEmployerApplications'>> {
  const { db, viewer } = context
  const { notes, ...filters } = query
  await refuseUnknownStage(db, viewer.employerId, filters.stage)
  const withNotes = notes !== undefined
  await record(db, context, { action: 'application:export', subject: viewer.employerId, detail: { notes: withNotes } })
  return tableOf(context, { ...filters, owner: viewer.employerId, desk: true }, withNotes)
}

function tableOf(
  { db, now }: { db: Queryable; now: Date },
  filter: ReceivedFilter,
  withNotes: boolean,
): ActionResult<'exportApplicants'> {
  return { table: withNotes ? 'applicants-with-notes' : 'applicants', rows: rowsOf({ db, now }, filter, withNotes) }
}

async function* rowsOf({ db, now }: { db: Queryable; now: Date }, filter: ReceivedFilter, withNotes: boolean) {
  const read = async (ids: readonly string[]) => {
    const notes = withNotes ? await notesOf(db, ids) : undefined
    const rows = await receivedById(db, ids, now)
    return rows.map((row) => receivedRow(row, notes && (notes.get(row.id) ?? [])))
  }
  yield* rowsOfIds(await idsOfReceived(db, filter), read)
}
