import type { ReactNode } from 'react'
import { FormRow } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { useRowFindings } from '#web/parts/job-form/findings/form-findings.ts'
import { RowFindings } from '#web/parts/job-form/findings/row-findings.tsx'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { describedBy, useJobField, useJobForm } from './use-job-field.ts'

export type TextRowProps = {
  name: FieldName
  label: string
  maxLength: number
  required?: boolean
  hint?: ReactNode
  placeholder?: string | undefined
  /** The field's lines; one by default. */
  rows?: number | undefined
  autoComplete?: string
  className?: string
}

/** A row with one text. */
export function TextRow(props: TextRowProps) {
  const { name, label, required = false, hint, rows, autoComplete = 'off', ...look } = props
  const { register } = useJobForm()
  const { id, error } = useJobField(name)
  const { listId } = useRowFindings(name)
  return (
    <FormRow id={id} label={label} required={required} error={error} hint={hint}>
      {(control) => {
        const field = { ...describedBy(control, listId), ...register(name), ...look, autoComplete }
        return (
          <>
            {rows ? <TextArea {...field} rows={rows} /> : <TextInput {...field} />}
            <RowFindings row={name} />
          </>
        )
      }}
    </FormRow>
  )
}
