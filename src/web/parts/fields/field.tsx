import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import './field.css'

/** The props that tie a control to its label, hint and error. Spread it before `register(...)`. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** 必須 after the label. No mark without `required` and `optional`. */
  required?: boolean
  /** 任意 after the label. */
  optional?: boolean
  hint?: ReactNode
  /** The fault's sentence; '' for none. */
  error?: string | undefined
  /** At the right of the error: a counter of characters. */
  counter?: ReactNode
  /** Sets the control's id, for links from the error summary. */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Ids and ARIA of one field, from its props. */
export function useField({ id, hint, error, required }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>) {
  const made = useId()
  const base = id ?? made
  const hintId = `${base}-hint`
  const errorId = `${base}-error`
  const control: FieldControl = {
    id: base,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return { control, hintId, errorId }
}

/** 必須 or 任意. */
export function FieldMark({ required, optional }: { required?: boolean | undefined; optional?: boolean | undefined }) {
  if (required) return <span className="field__required">必須</span>
  return optional ? <span className="field__optional">任意</span> : null
}

/** The sentence of a fault, with its icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <CircleAlert className="ui-icon ui-icon--small" aria-hidden="true" />
      {children}
    </p>
  )
}

/** Hint, error and counter below a control. */
export function FieldNotes(
  props: Pick<FieldProps, 'hint' | 'error' | 'counter'> & { hintId: string; errorId: string },
) {
  const { hint, error, counter, hintId, errorId } = props
  return (
    <>
      {counter ? (
        <div className="ui-row ui-row--between ui-row--nowrap items-start">
          {error ? <FieldError id={errorId}>{error}</FieldError> : <span />}
          <span className="field__hint ui-number whitespace-nowrap">{counter}</span>
        </div>
      ) : (
        error && <FieldError id={errorId}>{error}</FieldError>
      )}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  )
}

/** Label, control, error and hint, wired together: `{(control) => <TextInput {...control} {...register('name')} />}`. */
export function Field({ label, required, optional, hint, error, counter, id, className, children }: FieldProps) {
  const { control, hintId, errorId } = useField({ id, hint, error, required })
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>
        {label}
        <FieldMark required={required} optional={optional} />
      </label>
      {children(control)}
      <FieldNotes {...{ hint, error, counter, hintId, errorId }} />
    </div>
  )
}
