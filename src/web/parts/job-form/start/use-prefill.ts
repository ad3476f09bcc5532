import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OpenedJob } from '#web/parts/job-form/use-draft.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { Prefill } from './prefill.ts'

/**
 * Fills empty fields of a new job once its initial values are known. They count as the form's original values, so that
 * no draft is stored before somebody types.
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
