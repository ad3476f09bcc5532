import type { ReactNode } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { Checkbox, Radio } from '#web/parts/fields/checkbox.tsx'
import type { FieldControl } from '#web/parts/fields/field.tsx'
import { FormGroupRow, FormRow } from '#web/parts/fields/form-row.tsx'
import { type Option, type OptionGroup, Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { RowFindings, useRowFindings } from '#web/parts/job-form/findings/form-findings.tsx'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'
import { tidyNumber, tidyYen } from '#web/parts/job-form/values/typed-figures.ts'
import './figure-row.css'

type TextRowProps = {
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

type RowProps = { name: FieldName; label: string; hint?: ReactNode; required?: boolean }

/** The label of the button that unsets the choice. */
const unstated = { value: '', label: '記載しない' }

/** A row with one of a few options, or none. */
export function RadioRow({ name, label, hint, required = false, options }: RowProps & { options: readonly Option[] }) {
  const { register } = useJobForm()
  const { id, error } = useJobField(name)
  return (
    <FormGroupRow id={id} label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <>
          <div className="ui-row ui-row--tight">
            {(required ? options : [...options, unstated]).map(({ value, label: text }, at) => (
              <Radio
                key={value}
                {...register(name)}
                id={at === 0 ? control.id : undefined}
                value={value}
                label={text}
                className="me-4"
              />
            ))}
          </div>
          <RowFindings row={name} />
        </>
      )}
    </FormGroupRow>
  )
}

/** A row with one of many options, or none. */
export function SelectRow(props: RowProps & { options: readonly (Option | OptionGroup)[]; placeholder?: string }) {
  const { name, label, hint, required = false, options, placeholder = unstated.label } = props
  const { register } = useJobForm()
  const { id, error } = useJobField(name)
  return (
    <FormRow id={id} label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <>
          <Select
            {...control}
            {...register(name)}
            className="max-w-80"
            options={options}
            {...(required ? {} : { placeholder })}
          />
          <RowFindings row={name} />
        </>
      )}
    </FormRow>
  )
}

/** A row with any number of options; `onlyAlone` excludes all others. */
export function ChecksRow(props: RowProps & { options: readonly Option[]; onlyAlone?: string | undefined }) {
  const { name, label, hint, options, onlyAlone } = props
  const { register, getValues, setValue } = useJobForm()
  const { id, error } = useJobField(name)

  function keepApart(chosen: string, checked: boolean) {
    if (!onlyAlone || !checked) return
    const all = getValues(name) as string[]
    setValue(name, chosen === onlyAlone ? [onlyAlone] : all.filter((one) => one !== onlyAlone), { shouldDirty: true })
  }

  return (
    <FormGroupRow id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <div className="ui-row ui-row--tight">
            {options.map(({ value, label: text }, at) => (
              <Checkbox
                key={value}
                // All boxes register the same field with the last one's options, so read the pressed one from the
                // event.
                {...register(name, { onChange: ({ target }) => keepApart(target.value, target.checked) })}
                id={at === 0 ? control.id : undefined}
                value={value}
                label={text}
                className="me-4"
              />
            ))}
          </div>
          <RowFindings row={name} />
        </>
      )}
    </FormGroupRow>
  )
}

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
