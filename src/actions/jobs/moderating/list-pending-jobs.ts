import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { decidedJobView } from '#contract/jobs/job-view.ts'
import { claimView } from '#contract/jobs/queued-job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { posterView } from '#contract/people/poster-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { nextTokyoDay, tokyoDate } from '#rules/tokyo-date.ts'
import { countQueue, employerRecordsOf, isFiltered, listQueue, type QueueFilter } from '#store/jobs/approval-queue.ts'
import { decidedPosting, decidedPostingsOf } from '#store/jobs/decided-postings.ts'
import { claimsOf } from '#store/jobs/job-claims.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countListed } from '#store/jobs/job-lists.ts'
import { countRevisions } from '#store/jobs/revisions.ts'
import { countOutsideQueue } from '#store/jobs/suspended-jobs.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { postersOf } from '#store/people/posters.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Pending jobs and corrections, by level, findings and age, those that the viewer rejected last at the end; `count` is
 * their total number.
 */
export async function listPendingJobs(
  { query }: ActionInput<'listPendingJobs'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listPendingJobs'>> {
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
