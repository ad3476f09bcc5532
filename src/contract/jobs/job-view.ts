import type { z } from 'zod'
import { cardTags } from '#rules/limits.ts'
import { mayManageJob } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { job, listedJob } from './job.ts'

type JobData = z.input<typeof job>
type Row = Omit<JobData, 'is_own'> & { owner_id: string }

/** A stored job as the contract promises it; why it was rejected or stopped is told only to those who manage it. */
export function jobView<Stored extends Row>(row: Stored, viewer: Viewer | null) {
  const is_own = row.owner_id === viewer?.id
  if (viewer && mayManageJob(viewer, row)) return { ...row, is_own }
  return { ...row, is_own, rejection_reason: null, stopped_by_operator: undefined }
}

/** A stored public job as the list shows it: requirements as one text, the first few also as tags. */
export function listedJobView<Stored extends Row>(
  row: Stored,
): Omit<Stored, 'requirements'> & z.input<typeof listedJob> {
  return { ...row, requirements: row.requirements.join(', '), tags: row.requirements.slice(0, cardTags) }
}
