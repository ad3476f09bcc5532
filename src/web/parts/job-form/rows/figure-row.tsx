import type { ReactNode } from 'react'
import { FormRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RowFindings } from '#web/parts/job-form/findings/row-findings.tsx'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { tidyNumber } from '#web/parts/job-form/values/number-text.ts'
import { tidyYen } from '#web/parts/job-form/values/yen-text.ts'
import { useJobField, useJobForm } from './use-job-field.ts'
import './figure-row.css'

type FigureProps = {
  name: FieldName
  /** The unit after the field: 円, 分, か月. */
  unit: string
  /** Normalises the typed text when the field is left. */
  tidy?: (typed: string) => string
  /** Called with each change. */
  onTyped?: (typed: string) => void
}

/** A row with one figure; also takes full-width digits and units. */
export function FigureRow(props: FigureProps & { label: string; hint?: ReactNode; below?: ReactNode }) {
  const { label, hint, below, ...figure } = props
  const { id, error } = useJobField(figure.name)
  return (
    <FormRow id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
            <FigureInput {...control} {...figure} />
          </div>
          {below}
          <RowFindings row={figure.name} />
        </>
      )}
    </FormRow>
  )
}

/** A figure's field with its unit. */
export function FigureInput(
  props: FigureProps & { id: string; 'aria-label'?: string; 'aria-describedby'?: string | undefined },
) {
  const { name, unit, tidy = unit === '円' ? tidyYen : tidyNumber, onTyped, ...attributes } = props
  const form = useJobForm()
  const { error } = useJobField(name)
  const { onBlur, ...field } = form.register(name, { onChange: ({ target }) => onTyped?.(target.value) })
  return (
    <span className="figure-row__figure inline-grid items-center">
      <TextInput
        {...attributes}
        {...field}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        onBlur={(event) => {
          form.setValue(name, tidy(event.target.value), { shouldDirty: true })
          void onBlur(event)
        }}
      />
      <span
        className="justify-self-end pe-3 text-muted pointer-events-none text-sm/[1.6] whitespace-nowrap"
        data-unit={unit.length}
      >
        {unit}
      </span>
    </span>
  )
}
