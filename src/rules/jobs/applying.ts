import { readsAllJobs } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'
import { isPublic, type PublicationFacts } from './approval-status.ts'

/** Why this viewer, who may have blocked the employer, cannot apply on `today` (Asia/Tokyo); `null` when they can. */
export function whyNotApply(
  viewer: Pick<Viewer, 'employerId' | 'role'> | null,
  job: PublicationFacts & { owner_id: string; was_public: boolean },
  { applied, blocked }: { applied: boolean; blocked: boolean },
  today: string,
): Refusal | null {
  if (!viewer) return 'not-signed-in'
  if (job.owner_id === viewer.employerId) return 'own-job'
  if (applied) return 'already-applied'
  if (isPublic(job, today)) return blocked ? 'employer-blocked' : null
  // "Closed" would reveal a job that was never public.
  const mayKnowOfIt = job.was_public || readsAllJobs(viewer)
  return mayKnowOfIt ? 'job-closed' : 'job-not-found'
}
