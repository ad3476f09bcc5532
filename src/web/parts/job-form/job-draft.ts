import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { type JobValues, newJobValues } from './values/job-values.ts'

/** Whose draft, and of which form: `new`, or the id of the job that is edited. */
export type DraftPlace = { userId: string; of: string }

/** What was typed, and the job as it was when the form was opened; `readAt` is its `updated_at`, '' for a new job. */
export type JobDraft = { values: JobValues; opened: JobValues; readAt: string }

/** Ends in the account's id, so that signing out removes it. */
const keyOf = ({ userId, of }: DraftPlace) => `job_draft.${of}:${userId}`

/** What was typed before a reload or the end of a session; null when there is nothing for this person and form. */
export function readJobDraft(place: DraftPlace): JobDraft | null {
  const stored = readLocalJson(keyOf(place)) as Partial<JobDraft> | null
  if (!stored?.values || !stored.opened) return null
  const readAt = typeof stored.readAt === 'string' ? stored.readAt : ''
  return { values: completed(stored.values), opened: completed(stored.opened), readAt }
}

/** A draft that an older version of the form wrote may lack a field; its pay was a salary. */
function completed(stored: Partial<JobValues> & { salary_min?: string; salary_max?: string }): JobValues {
  const { salary_min = '', salary_max = '', ...values } = stored
  const { terms } = newJobValues
  if (values.terms) {
    const selection = { ...terms.selection, ...values.terms.selection }
    return { ...newJobValues, ...values, terms: { ...terms, ...values.terms, selection } }
  }
  return { ...newJobValues, ...values, terms: { ...terms, pay: { ...terms.pay, min: salary_min, max: salary_max } } }
}

export function storeJobDraft(place: DraftPlace, draft: JobDraft): void {
  writeLocal(keyOf(place), JSON.stringify(draft))
}

export function forgetJobDraft(place: DraftPlace): void {
  writeLocal(keyOf(place), null)
}
