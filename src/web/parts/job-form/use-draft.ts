import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DraftPlace, forgetJobDraft, storeJobDraft } from './job-draft.ts'
import type { JobInput, JobValues } from './values/job-values.ts'

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
