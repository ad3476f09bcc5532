import type { FieldErrors } from 'react-hook-form'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import type { ProfileFormState } from '#web/screens/seeker/profile/profile-form.ts'

type MonthRange = { startDate?: string; endDate?: string }

/** Start and end month; the end is validated again when the start changes. */
export function MonthSpan(props: {
  form: ProfileFormState
  entry: `experiences.${number}` | `educations.${number}`
  labels: readonly [start: string, end: string]
  placeholders: readonly [start: string, end: string]
  required?: boolean
  /** The span is current and has no end. */
  isOpenEnded?: boolean
  errors: FieldErrors<MonthRange> | undefined
}) {
  const { form, entry, labels, placeholders, required, isOpenEnded = false, errors } = props
  const { register, trigger, getValues } = form
  const [start, end] = [`${entry}.startDate`, `${entry}.endDate`] as const
  return (
    <div className="grid grid-cols-[minmax(0,10rem)_auto_minmax(0,10rem)] items-center justify-start gap-3">
      <TextInput
        id={controlId(start)}
        className="ui-number"
        aria-label={labels[0]}
        aria-required={required}
        aria-invalid={errors?.startDate ? true : undefined}
        placeholder={placeholders[0]}
        {...register(start, { onBlur: () => getValues(end) && void trigger(end) })}
      />
      <span aria-hidden="true">〜</span>
      <TextInput
        id={controlId(end)}
        className="ui-number"
        aria-label={labels[1]}
        aria-invalid={errors?.endDate ? true : undefined}
        placeholder={placeholders[1]}
        {...register(end)}
        disabled={isOpenEnded}
      />
    </div>
  )
}
