import { get, useFormContext, useFormState } from 'react-hook-form'
import type { FieldControl } from '#web/parts/fields/field.tsx'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'

export const useJobForm = () => useFormContext<JobValues, unknown, JobInput>()

/** A field's id and fault; its row renders only when they change. */
export function useJobField(name: FieldName): { id: string; error: string | undefined } {
  const { control } = useJobForm()
  const { errors } = useFormState({ control, name, exact: true })
  const error: { message?: string } | undefined = get(errors, name)
  return { id: fieldId(name), error: error?.message }
}

/** A control that is also described by its findings. */
export function describedBy(control: FieldControl, findingsId: string | undefined): FieldControl {
  const ids = [control['aria-describedby'], findingsId].filter(Boolean).join(' ')
  return { ...control, 'aria-describedby': ids || undefined }
}
