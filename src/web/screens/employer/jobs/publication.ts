import type { ResponseData } from '#contract/endpoints.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'

export type MyJob = ResponseData<'listMyJobs'>['jobs'][number]

/** Whether and why a job is public or not, beside its approval state; null when that state suffices. */
export function publicationOf(
  job: Pick<MyJob, 'approval_status' | 'is_active' | 'publish_at' | 'deadline' | 'stopped_by_operator'>,
  today: string,
): 'public' | 'stopped' | 'closed' | 'over' | 'scheduled' | null {
  if (job.stopped_by_operator) return 'stopped'
  if (job.publish_at) return 'scheduled'
  if (!job.is_active) return 'closed'
  if (isPublic(job, today)) return 'public'
  return job.approval_status === 'approved' ? 'over' : null
}
