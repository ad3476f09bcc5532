import { readsAllJobs } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'
import { isPublic, type PublicationFacts } from './approval-status.ts'

/**
 * Why this viewer, who may belong to the employer or have blocked it, cannot apply on `today` (Asia/Tokyo); `null` when
 * they can.
 */
export function whyNotApply(
  viewer: Pick<Viewer, 'role'> | null,
  job: PublicationFacts & { was_public: boolean },
  { own, applied, blocked }: { own: boolean; applied: boolean; blocked: boolean },
  today: string,
): Refusal | null {
  if (!viewer) return 'not-signed-in'
  if (own) return 'own-job'
  if (applied) return 'already-applied'
  if (isPublic(job, today)) return blocked ? 'employer-blocked' : null
  // "Closed" would reveal a job that was never public.
  const mayKnowOfIt = job.was_public || readsAllJobs(viewer)
  return mayKnowOfIt ? 'job-closed' : 'job-not-found'
}
