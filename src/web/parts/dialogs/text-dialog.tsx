import { type ComponentProps, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { lengthText } from '#words/length.ts'
import { FormDialog } from './form-dialog.tsx'

type Frame = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'about' | 'verb' | 'busyVerb' | 'back' | 'danger' | 'onClose'
>

/** A dialog that asks for one text of several lines, which stays after a failure. */
export function TextDialog(
  props: Frame & {
    /** The text's name in the call. */
    name: string
    /** As the contract checks it. */
    text: z.ZodType<string, string>
    initial?: string
    label: string
    optional?: boolean
    hint?: string
    /** Shows how long the text is. */
    limit?: number
    rows: number
    /** The title of a failure. */
    refused: string
    /** What to show instead of the usual failure; null when there is nothing to show. */
    onFailure?: (error: unknown, usual: ChangeFailure) => ChangeFailure | null
    /** Rejects when the request failed. */
    onSubmit: (text: string) => Promise<void>
    /** Above the field. */
    children?: ReactNode
  },
) {
  const {
    name,
    text,
    initial = '',
    label,
    optional,
    hint,
    limit,
    rows,
    refused,
    onFailure,
    onSubmit,
    children,
    ...frame
  } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm<Record<string, string>>({
    resolver: formResolver(z.object({ [name]: text })),
    mode: 'onTouched',
    defaultValues: { [name]: initial },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await onSubmit(values[name] ?? '')
    } catch (error) {
      if (showServerErrors(error, [name], form.setError) > 0) return
      const usual = changeFailure(error, refused)
      setFailure(onFailure ? onFailure(error, usual) : usual)
    }
  })

  return (
    <FormDialog {...frame} failure={failure} busy={isSubmitting} onSubmit={submit}>
      {children}
      <Field
        label={label}
        optional={optional}
        required={!optional}
        hint={hint}
        error={errors[name]?.message}
        counter={limit && lengthText((form.watch(name) ?? '').trim().length, limit)}
      >
        {(control) => <TextArea {...control} {...form.register(name)} rows={rows} />}
      </Field>
    </FormDialog>
  )
}
