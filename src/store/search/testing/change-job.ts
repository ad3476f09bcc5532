import type { Database } from '#store/database.ts'
import { removeJob, updateJob } from '#store/jobs/jobs.ts'
import { activateJob, approvePending, deactivateJob } from '#store/jobs/publication.ts'
import { type Change, now, type RandomJob, today } from './random-searches.ts'

/** Changes a job as the product does; gives what is other about it, or null when it is gone. */
export async function changeJob(
  db: Database,
  id: string,
  { kind, job }: Pick<Change, 'kind' | 'job'>,
): Promise<Partial<RandomJob> | null> {
  const decision = { id, today, now }
  const { created_at: _age, approval_status: _state, owner: _owner, ...fields } = job
  switch (kind) {
    case 'edit':
      await db.transaction().execute((tx) => updateJob(tx, id, fields))
      return fields
    case 'close':
      await deactivateJob(db, id, now)
      return { is_active: false }
    case 'reopen':
      await activateJob(db, decision)
      return { is_active: true }
    case 'approve':
      await approvePending(db, decision)
      return { approval_status: 'approved' }
    case 'delete':
      await removeJob(db, id)
      return null
    default:
      return {}
  }
}
