import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { lengthText } from '#words/length.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

type InputLook = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'>

/** A field of a form in `useForm`: one line of text, several `rows`, or a choice of `options`. */
export function FormField<Input extends FieldValues, Output>(
  props: {
    form: UseFormReturn<Input, unknown, Output>
    name: Path<Input>
    id?: string
    label: ReactNode
    required?: boolean
    optional?: boolean
    hint?: ReactNode
    /** Shows how long the text is. */
    limit?: number
    rows?: number
    options?: ComponentProps<typeof Select>['options']
    /** Class of the whole field. */
    box?: string
  } & InputLook,
) {
  const { form, name, id, label, required, optional, hint, limit, rows, options, box, ...look } = props
  const error = form.getFieldState(name, form.formState).error?.message
  return (
    <Field
      {...{ label, required, optional, hint, error }}
      {...(id && { id })}
      {...(box && { className: box })}
      counter={limit && lengthText(String(form.watch(name) ?? '').trim().length, limit)}
    >
      {(own) => {
        const control = { ...own, ...form.register(name) }
        if (options) return <Select {...control} options={options} />
        return rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} {...look} />
      }}
    </Field>
  )
}
