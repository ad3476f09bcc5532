import { TextInput } from '#web/parts/fields/text-input.tsx'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import { useJobField, useJobForm } from './use-job-field.ts'

/** Start and end times. `of` names the pair, `number` distinguishes pairs: 2件目の. */
export function TimeSpan({
  name,
  of,
  number = '',
}: {
  name: `terms.hours.spans.${number}` | 'terms.hours.core'
  of: readonly [start: string, end: string]
  number?: string
}) {
  return (
    <>
      <Time name={`${name}.start`} label={`${number}${of[0]}`} />
      <span aria-hidden="true">〜</span>
      <Time name={`${name}.end`} label={`${number}${of[1]}`} />
    </>
  )
}

function Time({ name, label }: { name: FieldName; label: string }) {
  const { register } = useJobForm()
  const { error } = useJobField(name)
  return (
    <TextInput
      id={fieldId(name)}
      type="time"
      className="max-w-36"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      {...register(name)}
    />
  )
}
