import type { Action, SignedInContext } from '#actions/context.ts'
import { decidedBefore, receivedApplication } from '#contract/applications/application.ts'
import { lastMoveView, receivedView, reviewView } from '#contract/applications/received-view.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import type { ReviewAction } from '#rules/jobs/application-review.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { isStage, stagesOf } from '#rules/jobs/job-stages.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { limits } from '#rules/limits.ts'
import { filledReply } from '#rules/messages/reply-template.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { isStale, unread } from '#rules/versions.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import * as decisions from '#store/applications/application-decisions.ts'
import { lockColleague, lockForOwner, putReview } from '#store/applications/application-reviews.ts'
import { lockUserForKeyShare } from '#store/applications/applications.ts'
import { findReceived } from '#store/applications/received-applications.ts'
import { changeReviews } from '#store/applications/review-changes.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** Moves an application to another state; of two concurrent decisions, the second is refused and told who was first. */
export const decideApplication: Action<'decideApplication'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  const { jobId, applicationId } = params
  const to = body.status
  return db.transaction().execute(async (tx) => {
    // Lock the account before the application, in the order in which deleting an account locks.
    if (!(await lockUserForKeyShare(tx, viewer.id))) throw new RefusalError('session-ended')
    const job = orRefuse(await findJob(tx, jobId), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))

    const [application] = await decisions.lockApplications(tx, jobId, [applicationId])
    if (!application) throw new RefusalError('application-not-found')
    // No move leads back to pending.
    const change = { application, message: null, by: viewer.id, now }
    const current = async () =>
      receivedView(
        orRefuse(await findReceived(tx, { jobId, id: applicationId, now }), 'application-not-found'),
        context,
      )
    const isChanged = isStale(body.version, application.version)
    if (isChanged || to === 'pending' || !(await decisions.changeApplication(tx, followUps, { ...change, to }))) {
      const decided = await decisions.lastMove(tx, applicationId)
      const data = {
        ...(decided && decidedBefore.parse({ decided: lastMoveView(decided) })),
        ...(isChanged && { current: receivedApplication.parse(await current()) }),
      }
      const refusal = isChanged && decisions.mayMove(application, to) ? 'application-changed' : 'status-move-impossible'
      throw new RefusalError(refusal, decided || isChanged ? { data } : {})
    }
    // An administrator does not answer for an employer.
    if (job.owner_id === viewer.employerId) await recordAnswer(tx, applicationId, now)
    await record(tx, context, 'application:decide', applicationId, { detail: { status: to, ...unread(body.version) } })
    return { application: await current() }
  })
}

/**
 * Moves several applications to a job, messages their applicants, or changes their reviews. Reports those that were
 * decided or withdrawn before.
 */
export const changeApplications: Action<'changeApplications'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  const { message } = body
  const to = body.action === 'status' ? (body.status ?? null) : null
  return db.transaction().execute(async (tx) => {
    // Lock the account before the applications, in the order in which deleting an account locks.
    if (!(await lockUserForKeyShare(tx, viewer.id))) throw new RefusalError('session-ended')
    const job = orRefuse(await findJob(tx, params.jobId), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))
    // Administrators have no side in a conversation.
    if (message && job.owner_id !== viewer.employerId) throw new RefusalError('not-allowed')

    const { action } = body
    if (action !== 'status' && action !== 'message') return reviewAll(tx, job, { ...body, action }, context)

    if (!to) await countMessages(tx, new Set(body.ids).size, context)
    const found = new Map((await decisions.lockApplications(tx, job.id, body.ids)).map((row) => [row.id, row]))
    // A text sent to several applicants does not count as a personal answer.
    const answers = job.owner_id === viewer.employerId && !(message && new Set(body.ids).size > 1)
    const results: ActionResult<'changeApplications'>['results'] = []
    for (const id of new Set(body.ids)) {
      const application = found.get(id)
      const values = { お名前: application?.applicant_name ?? '', 求人名: job.title, 会社名: job.company }
      const filled = message ? filledReply(message, values).slice(0, limits.message) : null
      const change = { to, message: filled, by: viewer.id, now }
      const version = body.versions?.[id]
      if (!application) {
        results.push({ id, outcome: 'not-found', status: null, decided_by_name: null, decided_at: null })
      } else if (!to && application.user_id === null) {
        results.push({ id, outcome: 'no-account', status: application.status, decided_by_name: null, decided_at: null })
      } else if (to && isStale(version, application.version) && decisions.mayMove(application, to)) {
        results.push(await changedOutcome(tx, application, job.id, context))
      } else if (await decisions.changeApplication(tx, followUps, { ...change, application })) {
        const status = to ?? application.status
        results.push({ id, outcome: 'done', status, decided_by_name: null, decided_at: null })
        if (answers) await recordAnswer(tx, id, now)
        const detail = { ...(to && { status: to, ...unread(version) }), ...(filled && { message: true }) }
        await record(tx, context, to ? 'application:decide' : 'application:message', id, { detail })
      } else if (application.withdrawn_at) {
        const { status, withdrawn_at } = application
        results.push({ id, outcome: 'withdrawn', status, decided_by_name: null, decided_at: withdrawn_at })
      } else {
        const moved = await decisions.lastMove(tx, id)
        const last = moved && lastMoveView(moved)
        const by = { decided_by_name: last?.by_name ?? null, decided_at: last?.decided_at ?? null }
        results.push({ id, outcome: 'decided', status: application.status, ...by })
      }
    }
    return { results }
  })
}

/** Changes the reviews of several applications in one way; withdrawn and decided ones too. */
async function reviewAll(
  tx: Transaction,
  job: Pick<NonNullable<Awaited<ReturnType<typeof findJob>>>, 'id' | 'owner_id' | 'title' | 'terms'>,
  {
    ids,
    action,
    value = null,
    versions = {},
  }: {
    ids: string[]
    action: ReviewAction
    value?: string | null | undefined
    versions?: Record<string, Date> | undefined
  },
  context: SignedInContext,
): Promise<ActionResult<'changeApplications'>> {
  const { viewer, now, followUps } = context
  if (job.owner_id !== viewer.employerId) throw new RefusalError('not-allowed')
  if (action === 'stage' && value !== null && !isStage(value, stagesOf(job.terms)))
    throw new InvalidInputError([{ fault: 'choice-unknown', path: 'value' }])
  if (action === 'assignee' && value !== null && !(await lockColleague(tx, value, viewer.employerId)))
    throw new RefusalError('user-not-found')
  const locked = await decisions.lockApplications(tx, job.id, ids)
  const changed = locked.filter(({ id, version }) => action === 'stage' && isStale(versions[id], version))
  const found = locked.filter((each) => !changed.includes(each))
  const { full, staged } = await changeReviews(tx, found, { action, value, by: viewer.id, now })
  for (const application_id of staged) {
    const data = { job_id: job.id, job_title: job.title, application_id, stage: value }
    const event = { employerId: job.owner_id, event: 'application.stage-changed', data, now } as const
    await queueWebhookEvents(tx, followUps, { ...event, afterSeconds: undoSeconds })
  }
  const byId = new Map(found.map((application) => [application.id, application]))
  const results: ActionResult<'changeApplications'>['results'] = []
  for (const id of new Set(ids)) {
    const other = changed.find((each) => each.id === id)
    if (other) {
      results.push(await changedOutcome(tx, other, job.id, context))
      continue
    }
    const status = byId.get(id)?.status ?? null
    const outcome = status === null ? 'not-found' : full.has(id) ? 'too-many-tags' : 'done'
    results.push({ id, outcome, status, decided_by_name: null, decided_at: null })
    if (outcome === 'done')
      await record(tx, context, 'application:review', id, {
        detail: { [action]: value, ...(action === 'stage' && unread(versions[id])) },
      })
  }
  return { results }
}

/** The result for an application that is not as it was read. */
async function changedOutcome(
  tx: Transaction,
  { id, status }: decisions.LockedApplication,
  jobId: string,
  context: SignedInContext,
): Promise<ActionResult<'changeApplications'>['results'][number]> {
  const row = orRefuse(await findReceived(tx, { jobId, id, now: context.now }), 'application-not-found')
  const current = receivedView(row, context)
  return { id, outcome: 'changed', status, decided_by_name: null, decided_at: null, current }
}

/** Counts every message against the sender's limit; one with a decision is not counted, because it is sent once. */
async function countMessages(tx: Transaction, count: number, { viewer, config, now }: SignedInContext): Promise<void> {
  const { messagesPerSender } = config.allowances
  for (let each = 0; each < count; each += 1)
    refuseTooMany(await consumeAllowance(tx, `message:${viewer.id}`, messagesPerSender, now))
}

/** Undoes the viewer's last changes to these applications before anybody is notified. */
export const undoApplicationChanges: Action<'undoApplicationChanges'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const job = orRefuse(await findJob(tx, params.jobId), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))
    const results: ActionResult<'undoApplicationChanges'>['results'] = []
    const nobody = { decided_by_name: null, decided_at: null }
    for (const application of await decisions.lockApplications(tx, job.id, body.ids)) {
      const { id, status } = application
      const before = application.withdrawn_at
        ? null
        : await decisions.undoLastChange(tx, { application, by: viewer.id, since, now })
      if (before) await record(tx, context, 'application:undo-decision', id)
      results.push({ id, outcome: before ? 'done' : 'too-late', status: before ?? status, ...nobody })
    }
    if (!results.some(({ outcome }) => outcome === 'done')) throw new RefusalError('decision-undo-over')
    return { results }
  })
}

/** Sets an application's tags, rating, responsible team member, stage and what came of an offer. */
export const reviewApplication: Action<'reviewApplication'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return refusingTransaction(db, { application_reviews_application: 'application-not-found' }, async (tx) => {
    const { version, ...change } = body
    const { assignee_id, stage, offer } = change
    if (typeof assignee_id === 'string' && !(await lockColleague(tx, assignee_id, viewer.employerId)))
      throw new RefusalError('user-not-found')
    const application = orRefuse(await lockForOwner(tx, params.id, viewer.employerId), 'application-not-found')
    // One that the job does not have any more may stay.
    if (stage && stage !== application.stage && !isStage(stage, stagesOf(application.terms)))
      throw new InvalidInputError([{ fault: 'choice-unknown', path: 'stage' }])
    if (offer && application.status !== 'accepted') throw new RefusalError('offer-needs-acceptance')
    const reread = () => findReceived(tx, { jobId: application.job_id, id: params.id, now })
    const decides =
      (stage !== undefined && stage !== application.stage) || (offer !== undefined && offer !== application.offer)
    if (decides && isStale(version, application.version)) {
      const row = orRefuse(await reread(), 'application-not-found')
      const current = receivedApplication.parse(receivedView(row, context))
      throw new RefusalError('application-changed', { data: { current } })
    }
    await putReview(tx, params.id, change, now)
    if (stage !== undefined && stage !== application.stage) {
      const { owner_id: employerId, job_id, job_title } = application
      const data = { job_id, job_title, application_id: params.id, stage }
      const event = { employerId, event: 'application.stage-changed', data, now, afterSeconds: 0 } as const
      await queueWebhookEvents(tx, followUps, event)
    }
    const detail = decides ? unread(version) : {}
    await record(tx, context, 'application:review', params.id, { detail })
    const stored = orRefuse(await reread(), 'application-not-found')
    return { review: reviewView(stored), updated_at: stored.updated_at }
  })
}
