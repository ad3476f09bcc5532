import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { type JobInput, type JobValues, newJobValues } from './values/job-values.ts'

/** A draft's owner and form: `new`, or the edited job's id. */
export type DraftPlace = { userId: string; of: string }

/** The typed values, and the job as opened; `readAt` is its `updated_at`, '' for a new job. */
type JobDraft = { values: JobValues; opened: JobValues; readAt: string }

/** Ends in the account's id, so that signing out deletes it. */
const keyOf = ({ userId, of }: DraftPlace) => `job_draft.${of}:${userId}`

/** The draft from before a reload or the end of a session; null without one for this person and form. */
export function readJobDraft(place: DraftPlace): JobDraft | null {
  const stored = readLocalJson(keyOf(place)) as Partial<JobDraft> | null
  if (!stored?.values || !stored.opened) return null
  const readAt = typeof stored.readAt === 'string' ? stored.readAt : ''
  return { values: completed(stored.values), opened: completed(stored.opened), readAt }
}

/** Drafts of older versions may lack fields, and have pay as a salary. */
function completed(stored: Partial<JobValues> & { salary_min?: string; salary_max?: string }): JobValues {
  const { salary_min = '', salary_max = '', ...values } = stored
  const { terms } = newJobValues
  if (values.terms) {
    const selection = { ...terms.selection, ...values.terms.selection }
    return { ...newJobValues, ...values, terms: { ...terms, ...values.terms, selection } }
  }
  return { ...newJobValues, ...values, terms: { ...terms, pay: { ...terms.pay, min: salary_min, max: salary_max } } }
}

function storeJobDraft(place: DraftPlace, draft: JobDraft): void {
  writeLocal(keyOf(place), JSON.stringify(draft))
}

export function forgetJobDraft(place: DraftPlace): void {
  writeLocal(keyOf(place), null)
}

/** The job as opened, so that saving can detect others' changes. */
export type OpenedJob = { opened: JobValues; readAt: string }

/** Stores typed values while they differ from the original ones. */
export function useDraft(
  form: UseFormReturn<JobValues, unknown, JobInput>,
  { userId, of }: DraftPlace,
  start: RefObject<OpenedJob>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const changed = JSON.stringify(typed) !== JSON.stringify(start.current.opened)
          if (changed) storeJobDraft({ userId, of }, { ...start.current, values: typed })
          else forgetJobDraft({ userId, of })
        },
      }),
    [form, userId, of, start],
  )
}
