import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button, type ButtonProps } from '#web/parts/button.tsx'
import { ErrorSummary, type FieldFault } from '#web/parts/fields/error-summary.tsx'
import { faultsOf } from './field-faults.ts'

/** The part of react-hook-form's state that the frame needs. */
type FormWithState = {
  formState: { errors: FieldErrors; submitCount: number; isSubmitSuccessful: boolean; isSubmitting: boolean }
}

type FormFrameProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'form'> & {
  form: FormWithState
  /** The control of field `name` has the id `prefix-name`. */
  idPrefix: string
  /** Replaces the form's own errors where the summary needs another order or other names. */
  faults?: readonly FieldFault[]
  /** Above the faults. */
  head?: ReactNode
}

/** A page's form with its faults above the fields after a refusal. */
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

/** Disabled before hydration, because the browser would send the form natively. */
export function SubmitButton({ form, ...look }: { form: FormWithState } & Omit<ButtonProps, 'type' | 'busy' | 'form'>) {
  const hydrated = useHydrated()
  return <Button variant="primary" {...look} type="submit" busy={form.formState.isSubmitting} disabled={!hydrated} />
}
