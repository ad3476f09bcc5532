import type { Action } from '#actions/context.ts'
import { moveView, receivedRow, receivedView } from '#contract/applications/received-view.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { type FieldFault, InvalidInputError } from '#rules/faults.ts'
import { answerValue, type JobQuestion } from '#rules/jobs/job-questions.ts'
import { isStage, stagesOf } from '#rules/jobs/job-stages.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { orRefuse, RefusalError, refuseIf } from '#rules/refusals.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { listMoves } from '#store/applications/application-decisions.ts'
import { listApplicationNotes, notesOf } from '#store/applications/notes.ts'
import * as received from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import type { Queryable } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { pageOf, rowsOfIds } from '#store/keyset.ts'

/** The applicants of a job for its managers, newest first by default. */
export const listApplicants: Action<'listApplicants'> = async ({ params, query }, context) => {
  const { db, viewer, now } = context
  const job = orRefuse(await findJob(db, params.jobId), 'job-not-found')
  refuseIf(whyNotManage(viewer, job))
  checkReceivedFilters(query, job)
  const { page: _page, limit: _limit, ...filters } = query
  const filter = { ...filters, job_id: job.id, desk: job.owner_id === viewer.employerId }
  const view = (row: received.ReceivedRow) => receivedView(row, context)
  const page = pageOf(query)
  if (!page) {
    const [ids, counts] = await Promise.all([received.idsOfReceived(db, filter), received.countReceived(db, filter)])
    const applications = rowsOfIds(ids, async (some) => (await received.receivedById(db, some, now)).map(view))
    return { job: jobView(job, viewer), counts, applications }
  }
  const { rows, counts } = await received.readReceivedPage(db, filter, { ...page, now })
  const total = totalOf(counts, query.status)
  return { job: jobView(job, viewer), counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
}

/** Throws for a stage or answer that applications to this job cannot have. */
function checkReceivedFilters(
  { stage, answer }: Pick<received.ReceivedFilter, 'stage' | 'answer'>,
  job: { terms: Terms | null; questions: readonly JobQuestion[] },
): void {
  const faults: FieldFault[] = []
  if (stage !== undefined && !isStage(stage, stagesOf(job.terms)))
    faults.push({ fault: 'choice-unknown', path: 'stage' })
  const question = job.questions.find(({ id }) => id === answer?.id)
  if (answer && (!question || answerValue(question, answer.value) === undefined))
    faults.push({ fault: 'choice-unknown', path: 'answer' })
  if (faults.length > 0) throw new InvalidInputError(faults)
}

/** The applicants of all own jobs, newest first by default. */
export const listEmployerApplications: Action<'listEmployerApplications'> = async ({ query }, context) => {
  const { db, viewer, now } = context
  const { page: _page, limit: _limit, ...filters } = query
  await received.refuseUnknownStage(db, viewer.employerId, filters.stage)
  const filter = { ...filters, owner: viewer.employerId, desk: true }
  const view = (row: received.ReceivedRow) => receivedView(row, context)
  const page = pageOf(query)
  if (!page) {
    const [ids, counts] = await Promise.all([received.idsOfReceived(db, filter), received.countReceived(db, filter)])
    const applications = rowsOfIds(ids, async (some) => (await received.receivedById(db, some, now)).map(view))
    return { counts, applications }
  }
  const { rows, counts } = await received.readReceivedPage(db, filter, { ...page, now })
  const total = totalOf(counts, query.status)
  return { counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
}

/** An application for the job's managers; notes, shared profile and decisions only for the owner's team. */
export const readApplicant: Action<'readApplicant'> = async ({ params }, context) => {
  const { db, viewer } = context
  const job = orRefuse(await findJob(db, params.jobId), 'job-not-found')
  refuseIf(whyNotManage(viewer, job))
  const application = await received.findReceived(db, { jobId: job.id, id: params.applicationId, now: context.now })
  if (!application) throw new RefusalError('application-not-found')
  const isOwnSide = job.owner_id === viewer.employerId
  const notes = isOwnSide ? await listApplicationNotes(db, application.id) : []
  const profile = isOwnSide ? await received.findSharedProfile(db, application.id) : null
  const moves = isOwnSide ? (await listMoves(db, application.id)).map(moveView) : []
  return { application: receivedView(application, context), profile, notes, moves, stages: stagesOf(job.terms) }
}

/** The applicants of a job as a table. The audit log records the export. */
export const exportApplicants: Action<'exportApplicants'> = async ({ params, query }, context) => {
  const { db, viewer } = context
  const job = orRefuse(await findJob(db, params.jobId), 'job-not-found')
  refuseIf(whyNotManage(viewer, job))
  checkReceivedFilters(query, job)
  const { notes, ...filters } = query
  const isOwn = job.owner_id === viewer.employerId
  const withNotes = notes !== undefined && isOwn
  await record(db, context, 'application:export', job.id, { detail: { notes: withNotes } })
  return tableOf(context, { ...filters, job_id: job.id, desk: isOwn }, withNotes)
}

/** The applicants of all own jobs as a table. The audit log records the export. */
export const exportEmployerApplications: Action<'exportEmployerApplications'> = async ({ query }, context) => {
  const { db, viewer } = context
  const { notes, ...filters } = query
  await received.refuseUnknownStage(db, viewer.employerId, filters.stage)
  const withNotes = notes !== undefined
  await record(db, context, 'application:export', viewer.employerId, { detail: { notes: withNotes } })
  return tableOf(context, { ...filters, owner: viewer.employerId, desk: true }, withNotes)
}

function tableOf(
  { db, now }: { db: Queryable; now: Date },
  filter: received.ReceivedFilter,
  withNotes: boolean,
): ActionResult<'exportApplicants'> {
  return { table: withNotes ? 'applicants-with-notes' : 'applicants', rows: rowsOf({ db, now }, filter, withNotes) }
}

async function* rowsOf({ db, now }: { db: Queryable; now: Date }, filter: received.ReceivedFilter, withNotes: boolean) {
  const read = async (ids: readonly string[]) => {
    const notes = withNotes ? await notesOf(db, ids) : undefined
    const rows = await received.receivedById(db, ids, now)
    return rows.map((row) => receivedRow(row, notes && (notes.get(row.id) ?? [])))
  }
  yield* rowsOfIds(await received.idsOfReceived(db, filter), read)
}
