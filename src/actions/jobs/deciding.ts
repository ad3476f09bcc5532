import type { Action, SignedInContext } from '#actions/context.ts'
import { outcomeView, refuseDecision } from '#contract/jobs/approval-queue.ts'
import { refuseStopped } from '#contract/jobs/finding.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { isWaiting, whyNotDecide } from '#rules/jobs/approval-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { posterLevel } from '#rules/people/poster.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { stopCodes } from '#rules/postings/findings/finding.ts'
import { orRefuse, type Refusal, RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isStale, unread } from '#rules/versions.ts'
import { endTelling, notifyOfStop, untellOfStop } from '#store/applications/notify-applicants.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { employerRecordsOf, isLeftToOthers } from '#store/jobs/approval-queue.ts'
import { decide } from '#store/jobs/decide.ts'
import { claimsOf } from '#store/jobs/job-claims.ts'
import { addDecision, decisionsOf, undoDecisionOn, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { findingsOf, findingsOfPosting } from '#store/jobs/job-findings.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { findJob, lockJobToRun } from '#store/jobs/jobs.ts'
import { activateJob, decidePending, stopJob } from '#store/jobs/publication.ts'
import { rejectWaiting } from '#store/jobs/reject-waiting.ts'
import { changesOfApproval, type EditedJob, lockEditedJob, withRevision } from '#store/jobs/revisions.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { postersOf } from '#store/people/posters.ts'

/**
 * Approves a pending job or correction. Of two concurrent decisions, the second is refused; so is a decision on a text that changed
 * since it was read.
 */
export const approveJob: Action<'approveJob'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps, config } = context
  // Publishing against a finding needs the person at the keyboard, not a session left open.
  if (body.override_reason) refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    const findings = job && isWaiting(job) ? await findingsOfPosting(tx, job, { ownerId: job.owner_id, now }) : []
    if (!body.override_reason) refuseStopped(findings, { rules: config.postingRules, at: 'approval' })
    if (job?.employer_suspended) refuseIf('owner-suspended')
    const decision = { reason: null, today: tokyoDate(now), now, asRead: body.version ?? body.updated_at }
    if (!job || !(await decidePending(tx, job, decision))) {
      return refuseDecision(job, viewer, (await decisionsOf(tx, [params.id])).get(params.id))
    }
    const overrideReason = body.override_reason
    await decide(tx, followUps, job, { kind: 'approved', findings, overrideReason, by: viewer.id, now })
    await saveKnownStops(tx, [{ job_id: params.id, stops: stopCodes(findings) }])
    await record(tx, context, 'job:approve', params.id, {
      detail: {
        ...(body.override_reason && { override_reason: body.override_reason }),
        stops: stopCodes(findings),
        ...(job.revision && { revision: true }),
        ...unread(decision.asRead),
      },
      changes: { of: job.owner_id, fields: changesOfApproval(job) },
    })
  })
}

/**
 * Approves many jobs, each in its own transaction, so that one failure does not affect the others. Unread jobs need a
 * verified employer whose level is not high, an approved job before, and a check without findings; what the viewer
 * rejected last is left to others.
 */
export const bulkApproveJobs: Action<'bulkApproveJobs'> = async ({ body }, context) => {
  const outcomes = []
  for (const id of body.ids) {
    const how = { of: body.ids.length, asRead: body.versions?.[id] }
    const { refusal, current } = await approveUnopened(id, how, context)
    outcomes.push(outcomeView(id, refusal, current, context.viewer))
  }
  return { outcomes }
}

/** Approves one job; returns why not, and what it is now when it changed since it was read. */
function approveUnopened(
  id: string,
  { of, asRead }: { of: number; asRead: Date | undefined },
  context: SignedInContext,
): Promise<{ refusal: Refusal | null; current?: EditedJob }> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, id)
    if (!job || !isWaiting(job)) return { refusal: whyNotDecide(job) }
    if (isStale(asRead, job.updated_at)) return { refusal: 'changed-meanwhile', current: job }
    const refusal = await whyNotUnopened(tx, job, context)
    if (refusal) return { refusal }
    await decidePending(tx, job, { reason: null, today: tokyoDate(now), now })
    await decide(tx, followUps, job, { kind: 'approved', findings: [], by: viewer.id, now })
    await saveKnownStops(tx, [{ job_id: id, stops: [] }])
    const changes = { of: job.owner_id, fields: changesOfApproval(job) }
    const detail = { stops: [], bulk: of, ...(job.revision && { revision: true }), ...unread(asRead) }
    await record(tx, context, 'job:approve', id, { detail, changes })
    return { refusal: null }
  })
}

/** Why a job that waits is not approved unless somebody opens it. */
async function whyNotUnopened(
  tx: Transaction,
  job: EditedJob,
  { viewer, now }: SignedInContext,
): Promise<Refusal | null> {
  const { id } = job
  const claim = (await claimsOf(tx, [id])).get(id)
  if (claim && claim.user_id !== viewer.id) return 'claimed-by-other'
  if (job.employer_suspended) return 'owner-suspended'
  if (!job.employer_verified) return 'employer-not-verified'
  if ((await employerRecordsOf(tx, [job.owner_id])).get(job.owner_id)?.first) return 'first-posting'
  if (posterLevel((await postersOf(tx, [job.owner_id])).get(job.owner_id)?.signals ?? []) === 'high')
    return 'level-high'
  if (await isLeftToOthers(tx, id, viewer.id)) return 'decided-by-you'
  if ((await findingsOf(tx, [job], now)).get(id)?.length) return 'has-findings'
  return null
}

/** Rejects a pending job or correction with a reason for its owner; of two concurrent decisions, the second is refused. */
export const rejectJob: Action<'rejectJob'> = async ({ params, body }, context) => {
  const { db, viewer, followUps } = context
  const { rejection_reason: reason, version, updated_at } = body
  const asRead = version ?? updated_at
  await db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    if (!job || !(await rejectWaiting(tx, followUps, job, { reason, source: context, asRead })))
      return refuseDecision(job, viewer, (await decisionsOf(tx, [params.id])).get(params.id))
  })
}

/** Undoes a recent own approval or rejection before its mail goes out. */
export const undoDecision: Action<'undoDecision'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  await db.transaction().execute(async (tx) => {
    const undone = await undoDecisionOn(tx, params.id, { by: viewer.id, now })
    if (typeof undone === 'string') throw new RefusalError(undone)
    await record(tx, context, 'job:undo-decision', params.id, undone)
  })
}

/** Undoes several recent own decisions before their mails go out. */
export const undoBulkApproval: Action<'undoBulkApproval'> = async ({ body }, context) => {
  const outcomes = []
  for (const id of body.ids) outcomes.push(outcomeView(id, await takeBack(id, body.ids.length, context)))
  return { outcomes }
}

/** Undoes one decision; returns why not. */
function takeBack(jobId: string, of: number, context: SignedInContext): Promise<Refusal | null> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const undone = await undoDecisionOn(tx, jobId, { by: viewer.id, now })
    if (typeof undone === 'string') return undone
    const detail = { bulk: of, ...('detail' in undone && undone.detail) }
    await record(tx, context, 'job:undo-decision', jobId, { ...undone, detail })
    return null
  })
}

/**
 * Stops a job as the operator, or starts it again, as `stop` says; what is so already stays. The owner cannot reopen a
 * stopped job and is told the reason. So are the applicants, without the reason. Starting right after stopping undoes it,
 * and nobody is told.
 */
export const toggleJob: Action<'toggleJob'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const before = orRefuse(await lockJobToRun(tx, params.id), 'job-not-found')
    // One that waits for its time is stopped too.
    const isOn = before.is_active || before.publish_at !== null
    const stops = body.stop ?? isOn
    const runs = !stops
    if (!stops) refuseIf(whyNotReopen(viewer, before))
    if (stops ? before.stopped_by_operator && !before.employer_suspended : isOn)
      return { job: jobView(await withRevision(tx, before), viewer) }
    await (stops ? stopJob(tx, params.id, now) : activateJob(tx, { id: params.id, today: tokyoDate(now), now }))
    const job = orRefuse(await findJob(tx, params.id), 'job-not-found')
    const takenBack = runs && (await takeBackStop(tx, job.id, context))
    const decision_id = takenBack
      ? null
      : await addDecision(tx, {
          ...{ job_id: job.id, kind: runs ? 'started' : 'stopped', decided_by: viewer.id, decided_at: now },
          reason: runs ? null : (body.reason ?? null),
        })
    await record(tx, context, runs ? 'job:start' : 'job:stop', job.id, {
      ...(decision_id && { detail: { decision: decision_id } }),
      changes: {
        of: job.owner_id,
        fields: {
          is_active: { from: before.is_active, to: runs },
          ...(!runs && body.reason && { reason: { from: null, to: body.reason } }),
        },
      },
    })
    if (!runs && decision_id && job.owner_id !== viewer.employerId)
      await notifyEmployer(tx, followUps, {
        employerId: job.owner_id,
        about: { kind: 'job_stopped', job_id: job.id, decision_id },
        ...{ now, afterSeconds: undoSeconds },
      })
    if (takenBack) await untellOfStop(tx, job.id)
    else if (runs) await endTelling(tx, [job.id])
    else await notifyOfStop(tx, followUps, { jobs: { id: job.id }, state: 'stopped', now, afterSeconds: undoSeconds })
    return { job: jobView(await withRevision(tx, job), viewer) }
  })
}

async function takeBackStop(tx: Transaction, jobId: string, { viewer, now }: SignedInContext): Promise<boolean> {
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  const undone = await undoLastDecision(tx, { jobId, by: viewer.id, since, now, kinds: ['stopped'] })
  return undone !== undefined
}
