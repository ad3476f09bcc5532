import { useState } from 'react'
import type { Conflict, JobField, JobFields } from '#rules/jobs/job-edit.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import type { OpenedJob } from '#web/parts/job-form/use-draft.ts'
import { type JobInput, type JobValues, jobToSend } from '#web/parts/job-form/values/job-values.ts'

type Other = JobFields & { updated_at: string }
type Held = { conflicts: Conflict[]; savedAt: string; save: (taken: readonly JobField[]) => Promise<void> }

/**
 * Saves a job. If somebody else changed the same fields since it was opened, the conflict is `held` for the person to
 * decide; other changes are merged at once.
 */
export function useSaving(jobId: string, onSaved: (message: string | undefined) => void) {
  const [held, setHeld] = useState<Held | null>(null)

  async function save(input: JobInput, openedAs: JobFields, readAt: string): Promise<boolean> {
    try {
      const body = { ...input, publish_at: input.publish_at?.toISOString() ?? null, updated_at: readAt }
      const { message } = await call('editJob', { params: { id: jobId }, body })
      setHeld(null)
      onSaved(message)
      return true
    } catch (error) {
      const other = otherVersion(error)
      if (!other) throw error
      // Imported here, because it is rarely needed.
      const { conflictsOf, withMonthlySalary, takeTheirs } = await import('#rules/jobs/job-edit.ts')
      const [opened, mine] = [withMonthlySalary(openedAs), withMonthlySalary(input)]
      const conflicts = conflictsOf(opened, mine, other).filter(isFilterSet(mine, other))
      if (conflicts.length === 0) return save(input, opened, other.updated_at)
      setHeld({
        conflicts,
        savedAt: other.updated_at,
        save: async (taken) => void (await save(takeTheirs(mine, other, taken), other, other.updated_at)),
      })
      return false
    }
  }

  return {
    held,
    back: () => setHeld(null),
    save: async (input: JobInput, { opened, readAt }: OpenedJob) => save(input, await fieldsOf(opened, input), readAt),
  }
}

/** If both versions state pay in their terms, the choice of the terms decides the monthly salary. */
const isFilterSet =
  (mine: JobFields, theirs: JobFields) =>
  ({ field }: Conflict) =>
    !(field.startsWith('salary_') && mine.terms?.pay && theirs.terms?.pay)

function otherVersion(error: unknown): Other | null {
  if (!(error instanceof ApiError) || error.code !== 'job-changed') return null
  return (error.data as { job: Other }).job
}

/** The form's original values, normalised; if they are invalid now, everything counts as unchanged. */
async function fieldsOf(opened: JobValues, input: JobInput): Promise<JobFields> {
  // Loaded with the form's validation, after the screen.
  const { postJobInput } = await import('#contract/jobs/job-input.ts')
  const parsed = postJobInput.safeParse(jobToSend(opened))
  return parsed.success ? parsed.data : input
}
