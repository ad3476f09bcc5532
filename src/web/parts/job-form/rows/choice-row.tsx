import type { ReactNode } from 'react'
import { Checkbox, Radio } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow } from '#web/parts/fields/form-row.tsx'
import { type Option, type OptionGroup, Select } from '#web/parts/fields/select.tsx'
import { RowFindings } from '#web/parts/job-form/findings/row-findings.tsx'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { useJobField, useJobForm } from './use-job-field.ts'

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
