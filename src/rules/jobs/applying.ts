import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'
import { isPublic, type PublicationFacts } from './approval-status.ts'

/** Why this viewer cannot apply to this job at `today` (a date in Asia/Tokyo); `null` when they can. */
export function whyNotApply(
  viewer: Pick<Viewer, 'id'> | null,
  job: PublicationFacts & { owner_id: string },
  applied: boolean,
  today: string,
): Refusal | null {
  if (!viewer) return 'not-signed-in'
  if (job.owner_id === viewer.id) return 'own-job'
  if (applied) return 'already-applied'
  return isPublic(job, today) ? null : 'job-closed'
}
