import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button, type ButtonProps } from '#web/parts/button.tsx'
import { ErrorSummary, type FieldFault } from '#web/parts/fields/error-summary.tsx'
import { faultsOf } from './field-faults.ts'

/** What the frame reads of react-hook-form's state. */
type FormWithState = {
  formState: { errors: FieldErrors; submitCount: number; isSubmitSuccessful: boolean; isSubmitting: boolean }
}

type FormFrameProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'form'> & {
  form: FormWithState
  /** The control of field `name` has the id `prefix-name`. */
  idPrefix: string
  /** In the place of the form's own errors, where the summary orders or names them. */
  faults?: readonly FieldFault[]
  /** Stands above the faults. */
  head?: ReactNode
}

/** The frame of a form on a page: above its fields stand the faults for which it was refused. */
export function FormFrame({ form, idPrefix, faults, head, className, children, ...attributes }: FormFrameProps) {
  const { errors, submitCount, isSubmitSuccessful } = form.formState
  const refused = submitCount > 0 && !isSubmitSuccessful
  return (
    <form {...attributes} className={className ?? 'ui-stack'} method="post" noValidate>
      {head}
      {refused && <ErrorSummary faults={faults ?? faultsOf(errors, idPrefix)} />}
      {children}
    </form>
  )
}

/** Sends the form around it; not before hydration, when the browser would post it by itself. */
export function SubmitButton({ form, ...look }: { form: FormWithState } & Omit<ButtonProps, 'type' | 'busy' | 'form'>) {
  const hydrated = useHydrated()
  return <Button variant="primary" {...look} type="submit" busy={form.formState.isSubmitting} disabled={!hydrated} />
}
