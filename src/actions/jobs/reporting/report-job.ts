import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { jobReporter } from '#integrations/daily-viewer.ts'
import { reachesDesk } from '#rules/jobs/job-reports.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'
import { addReport, hasReported, lockOpenCase, putOnDesk, reportsInCase } from '#store/jobs/job-reports.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { addressKey, takeAttempt } from '#store/throttles.ts'

/** Reports a public job. The open case is locked, so that concurrent reports count each other. */
export async function reportJob({ params, body }: ActionInput<'reportJob'>, context: Context): Promise<void> {
  const { db, viewer, address, now, config } = context
  const who = viewer ? `report:${viewer.id}` : addressKey('report', address)
  refuseTooMany(await takeAttempt(db, who, config.allowances.reportsPerViewer, now))
  // Only public jobs, also for the owner and administrators.
  const job = await findVisibleJob(db, params.id, null, tokyoDate(now))
  if (!job) throw new RefusalError('job-not-found')
  try {
    await db.transaction().execute(async (tx) => {
      const { id: case_id } = await lockOpenCase(tx, job.id, now)
      const [reporter, ...former] = config.acceptedSecrets.map((secret) =>
        jobReporter({ userId: viewer?.id, address }, job.id, secret),
      ) as [Buffer, ...Buffer[]]
      // While APP_SECRET is being replaced, also look for former hashes, which the constraint does not compare.
      if (former.length > 0 && (await hasReported(tx, job.id, former))) throw new RefusalError('already-reported')
      await addReport(tx, {
        ...{ case_id, job_id: job.id, reporter_id: viewer?.id ?? null, reported_at: now },
        viewer: reporter,
        ...{ reason: body.reason, text: body.text ?? null },
      })
      if (reachesDesk(await reportsInCase(tx, case_id))) await putOnDesk(tx, case_id, now)
      await record(tx, context, { action: 'job:report', subject: job.id })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'job_reports_once')) throw new RefusalError('already-reported')
    // Deleted since the request began.
    if (isForeignKeyViolation(error, 'job_reports_reporter')) throw new RefusalError('session-ended')
    throw error
  }
}
