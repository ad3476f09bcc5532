import type { Action } from '#actions/context.ts'
import { claimView, refuseClaimed, refuseDecision } from '#contract/jobs/approval-queue.ts'
import { decidedJobView } from '#contract/jobs/job-view.ts'
import { posterView } from '#contract/people/poster-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { isWaiting } from '#rules/jobs/approval-status.ts'
import { RefusalError } from '#rules/refusals.ts'
import { nextTokyoDay, tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { countQueue, employerRecordsOf, isFiltered, listQueue, type QueueFilter } from '#store/jobs/approval-queue.ts'
import { decidedPosting, decidedPostingsOf } from '#store/jobs/decided-postings.ts'
import { claimFor, claimsOf, releaseClaim } from '#store/jobs/job-claims.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countListed } from '#store/jobs/job-lists.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { countRevisions, lockEditedJob } from '#store/jobs/revisions.ts'
import { countOutsideQueue } from '#store/jobs/suspended-jobs.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import { postersOf } from '#store/people/posters.ts'
import { approvalTime, decisionsByDay, oldestWaiting } from '#store/stats/admin-stats.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Pending jobs and corrections, by level, findings and age, those that the viewer rejected last at the end; `count` is
 * their total number.
 */
export const listPendingJobs: Action<'listPendingJobs'> = async ({ query }, { db, viewer, now }) => {
  const filter: QueueFilter = {
    id: query.id,
    q: query.q,
    kind: query.kind,
    severity: query.findings,
    verified: query.verified === 'true',
    ...(query.waiting_days && { waitingBefore: new Date(nextTokyoDay(now) - Number(query.waiting_days) * dayMs) }),
  }
  const find = async (slice: Slice) => {
    const jobs = await listQueue(db, filter, slice, viewer.id)
    const ids = jobs.map(({ id }) => id)
    const owners = jobs.map(({ owner_id }) => owner_id)
    const [decisions, findings] = [await decisionsOf(db, ids), await findingsOf(db, jobs, now)]
    const [claims, postings] = [await claimsOf(db, ids), await decidedPostingsOf(db, ids)]
    const [records, posters] = [await employerRecordsOf(db, owners), await postersOf(db, owners)]
    return jobs.map((job) => {
      const claim = claims.get(job.id)
      const { revision } = job
      const posting = revision ? decidedPosting({ ...job, ...revision.replaces }) : postings.get(job.id)
      return {
        ...decidedJobView(job, viewer, { decisions, findings }),
        claim: claim && claimView(claim, viewer),
        decided_posting: posting && { ...posting, terms: posting.terms ?? undefined },
        decided_by_you: job.own,
        is_revision: revision !== undefined,
        changes: revision && changesBetween(revision.replaces, revision.fields),
        employer_record: records.get(job.owner_id),
        poster: posterView(posters.get(job.owner_id)),
      }
    })
  }

  const page = pageOf(query)
  const [jobsWaiting, revisionsWaiting, outside, jobs] = await Promise.all([
    countListed(db, { today: tokyoDate(now), status: 'pending' }),
    countRevisions(db),
    countOutsideQueue(db),
    page ? find(page) : everyRow(find),
  ])
  const count = jobsWaiting + revisionsWaiting - outside
  if (!page) return { count, jobs }
  const total = isFiltered(filter) ? await countQueue(db, filter) : count
  return { count, jobs, total, page: page.page, limit: page.limit }
}

/** Claims a pending job, so that no two moderators read it at once; it expires unless renewed. */
export const claimJob: Action<'claimJob'> = async ({ params }, context) => {
  const { db, viewer } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    if (!isWaiting(job)) refuseDecision(job, viewer, (await decisionsOf(tx, [params.id])).get(params.id))
    const before = (await claimsOf(tx, [params.id])).get(params.id)
    const isClaimed = await claimFor(tx, params.id, viewer.id)
    const claim = (await claimsOf(tx, [params.id])).get(params.id)
    if (!isClaimed || !claim) return refuseClaimed(claim, viewer)
    // Renewals are not recorded.
    if (before?.user_id !== viewer.id) await record(tx, context, 'job:claim', params.id)
    return { claim: claimView(claim, viewer) }
  })
}

/** Releases an own claim; without one, nothing changes. */
export const releaseJob: Action<'releaseJob'> = async ({ params }, { db, viewer }) => {
  if (!(await findJob(db, params.id))) throw new RefusalError('job-not-found')
  await releaseClaim(db, params.id, viewer.id)
}

/** How long the approvals of the last 30 days took. */
export const readApprovalTime: Action<'readApprovalTime'> = async (_input, { db, now }) => {
  const { count, median_seconds } = await approvalTime(db, new Date(now.getTime() - 30 * dayMs))
  return { count, median_days: median_seconds === null ? null : Math.round(median_seconds / 8_640) / 10 }
}

const daysShown = 7

/** The queue's figures: since when the oldest job waits, and the decisions of the last days. */
export const readQueueFigures: Action<'readQueueFigures'> = async (_input, { db, now }) => {
  const dates = Array.from({ length: daysShown }, (_, ago) => tokyoDate(new Date(now.getTime() - ago * dayMs)))
  const found = await decisionsByDay(db, new Date(`${dates.at(-1)}T00:00:00+09:00`))
  const byDay = new Map(found.map((each) => [each.day, each]))
  const none = { approved: 0, rejected: 0, median_wait_seconds: null }
  return { oldest: await oldestWaiting(db), days: dates.map((day) => byDay.get(day) ?? { day, ...none }) }
}
