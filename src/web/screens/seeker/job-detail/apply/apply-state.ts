import { whyNotApply } from '#rules/jobs/applying.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import type { Job } from '#web/screens/seeker/job-detail/job-view.ts'

/**
 * The reader's relation to a job; `deciding` until it is known whether they applied; `unpublished` for a pending or
 * rejected job, which must not be called over; `preview` for its owner.
 */
export type ApplyState =
  | { kind: 'deciding' | 'anonymous' | 'own' | 'unpublished' | 'closed' | 'blocked' | 'open' | 'preview' }
  | { kind: 'applied'; application: OwnApplication }

/** `application` is undefined until known. `today` is a date in Asia/Tokyo. */
export function applyStateOf(
  job: Job,
  reader: {
    viewer: Pick<Viewer, 'role'> | null
    deciding: boolean
    application: OwnApplication | null | undefined
    blocked?: boolean | undefined
    previewing?: boolean
  },
  today: string,
): ApplyState {
  const { viewer, application } = reader
  if (reader.previewing && job.is_own) return { kind: 'preview' }
  if (application) return { kind: 'applied', application }
  // Whoever reads the job knows that it exists.
  const facts = { ...job, was_public: true }
  const relations = { own: job.is_own === true, applied: false, blocked: reader.blocked ?? false }
  const why = whyNotApply(viewer, facts, relations, today)
  if (reader.deciding) return { kind: 'deciding' }
  if (why === 'own-job') return { kind: 'own' }
  if (why === 'job-closed') return { kind: job.approval_status === 'approved' ? 'closed' : 'unpublished' }
  if (why === 'employer-blocked') return { kind: 'blocked' }
  if (why === 'not-signed-in') return { kind: 'anonymous' }
  return { kind: application === undefined ? 'deciding' : 'open' }
}
