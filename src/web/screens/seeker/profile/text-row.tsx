import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { FormRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { controlId } from './profile-faults.ts'
import type { ProfileForm, ProfileFormState } from './profile-form.ts'

/** A row with one line of text. */
export function TextRow(props: {
  form: ProfileFormState
  name: FieldPath<ProfileForm>
  label: string
  required?: boolean
  hint?: string
  below?: ReactNode
  onTyped?(text: string): void
  input?: ComponentProps<'input'>
}) {
  const { form, name, label, required = false, hint, below, onTyped, input } = props
  const onChange = ({ target }: { target: { value: string } }) => onTyped?.(target.value)
  const { error } = form.getFieldState(name, form.formState)
  return (
    <FormRow
      id={controlId(name)}
      label={label}
      required={required}
      optional={!required}
      hint={hint}
      error={error?.message}
    >
      {(control) => (
        <>
          <TextInput {...control} {...form.register(name, { onChange })} {...input} />
          {below}
        </>
      )}
    </FormRow>
  )
}
