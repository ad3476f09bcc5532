import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { showServerErrors } from './field-faults.ts'

/**
 * A form in a dialog; `frame` goes to `FormDialog`. The server's faults are shown at the fields, another failure above
 * them, and the typed texts stay.
 */
export function useDialogForm<Input extends FieldValues, Output = Input>(dialog: {
  /** Without it only the server checks the fields. */
  resolver?: Resolver<Input, unknown, Output>
  /** When the fields are checked first. */
  mode?: 'onSubmit'
  /** A value for every field. */
  defaultValues: Input
  /** The title of a failure. */
  refused: string
  /** Rejects when the request failed. */
  send: (values: Output) => Promise<unknown>
  /** What to show instead of the usual failure; null when there is nothing to show. */
  onFailure?: ((error: unknown, usual: ChangeFailure) => ChangeFailure | null) | undefined
}) {
  const { resolver, mode, defaultValues, refused, send, onFailure = (_, usual) => usual } = dialog
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm<Input, unknown, Output>({
    ...(resolver && { resolver, mode: mode ?? 'onTouched' }),
    defaultValues: defaultValues as DefaultValues<Input>,
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      const fields = Object.keys(defaultValues) as Path<Input>[]
      if (showServerErrors(error, fields, form.setError) > 0) return
      setFailure(onFailure(error, changeFailure(error, refused)))
    }
  })
  return { form, errors, setFailure, frame: { failure, busy: isSubmitting, onSubmit } }
}
