import { checkEdition } from '#rules/postings/findings/check-posting.ts'
import { stopCodes } from '#rules/postings/findings/finding.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { checkRulesEdition } from '#store/jobs/check-rules.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import * as rechecks from '#store/jobs/job-rechecks.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'

/** Jobs per transaction. */
const batchSize = 200

/**
 * Rechecks public jobs after the rules or a minimum wage changed. A job with new stop findings reaches the moderators
 * and its employer is notified; it stays public. The first check of an already public job only stores its findings. An
 * interrupted run continues where it was.
 */
export async function recheckJobs(db: Database, followUps: FollowUps, now: Date): Promise<void> {
  await followUps.opened()
  while (await recheckBatch(db, followUps, now)) {}
}

/** Checks the next jobs; false when none are left. */
function recheckBatch(db: Database, followUps: FollowUps, now: Date): Promise<boolean> {
  const today = tokyoDate(now)
  return db.transaction().execute(async (tx) => {
    const before = await rechecks.lockRecheck(tx)
    const edition = checkEdition(today, (await checkRulesEdition(tx)).version)
    if (before.edition === edition && before.done) return false
    const after = before.edition === edition ? before.after_id : null
    const jobs = await rechecks.publicJobsAfter(tx, { after, today, limit: batchSize })
    const ids = jobs.map(({ id }) => id)
    const [findings, known] = [await findingsOf(tx, jobs, now), await rechecks.knownStopsOf(tx, ids)]
    const checked = jobs.map(({ id }) => ({ job_id: id, stops: stopCodes(findings.get(id) ?? []) }))
    const ownerOf = new Map(jobs.map(({ id, owner_id }) => [id, owner_id]))
    for (const { job_id, stops } of checked) {
      const found = stops.filter((code) => known.has(job_id) && !known.get(job_id)?.includes(code))
      if (found.length === 0) continue
      await rechecks.openCheckCase(tx, { jobId: job_id, found, now })
      const employerId = ownerOf.get(job_id)
      if (employerId)
        await notifyEmployer(tx, followUps, { employerId, about: { kind: 'job_found_wanting', job_id }, now })
    }
    await rechecks.saveKnownStops(tx, checked)
    const last = ids.at(-1) ?? null
    await rechecks.saveRecheck(tx, { edition, after_id: last, done: jobs.length < batchSize })
    return jobs.length === batchSize
  })
}
