import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OpenedJob } from '#web/parts/job-form/use-draft.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { Prefill } from './prefill.ts'

/**
 * Puts what is known of a new job into the fields that are still empty, once it is known. It counts as what the form was
 * opened with, so that nothing is stored as a draft before somebody types.
 */
export function usePrefill(
  form: UseFormReturn<JobValues, unknown, JobInput>,
  prefill: Prefill | undefined,
  start: RefObject<OpenedJob>,
): void {
  useEffect(() => {
    if (!prefill) return
    start.current = { ...start.current, opened: { ...start.current.opened, ...prefill } }
    for (const field of ['company', 'location'] as const)
      if (prefill[field] && !form.getValues(field)) form.setValue(field, prefill[field])
  }, [form, prefill, start])
}
