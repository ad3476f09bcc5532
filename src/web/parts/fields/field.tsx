import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

/** Focuses a field and opens the sections around it. */
export function goToField(field: HTMLElement): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  field.focus()
}

/** The first text in `box` that is longer than its `data-max-length`, with its sentence. */
function findTooLong(box: HTMLElement | null) {
  for (const control of box?.querySelectorAll<HTMLInputElement>('[data-max-length]') ?? []) {
    const max = Number(control.dataset.maxLength)
    const over = control.value.trim().length - max
    if (over > 0)
      return {
        control,
        sentence: `${over.toLocaleString('ja-JP')}文字多く入力されています。${max.toLocaleString('ja-JP')}文字以内にしてください。`,
      }
  }
}

/** Says how many letters a text in the field has too many, and keeps the form from being sent with them. */
function useTooLong() {
  const box = useRef<HTMLDivElement>(null)
  const [sentence, setSentence] = useState('')
  const check = () => {
    const found = findTooLong(box.current)
    setSentence(found?.sentence ?? '')
    return found
  }
  // Code may have set another value, too.
  useEffect(() => void check())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form around a field stays
  useEffect(() => {
    const form = box.current?.closest('form')
    const refuse = (event: Event) => {
      const found = check()
      if (!found) return
      event.preventDefault()
      event.stopImmediatePropagation()
      goToField(found.control)
    }
    form?.addEventListener('submit', refuse, true)
    return () => form?.removeEventListener('submit', refuse, true)
  }, [])
  return { sentence, box: { ref: box, onInput: check } }
}

/** Ids and ARIA of one field, from its props; `box` goes to the element around its controls. */
export function useField(props: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>) {
  const { id, hint, required } = props
  const tooLong = useTooLong()
  const error = tooLong.sentence || props.error
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
  return { control, error, hintId, errorId, box: tooLong.box }
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
export function Field({ label, required, optional, hint, counter, className, children, ...props }: FieldProps) {
  const { control, error, hintId, errorId, box } = useField({ ...props, hint, required })
  return (
    <div {...box} className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>
        {label}
        <FieldMark required={required} optional={optional} />
      </label>
      {children(control)}
      <FieldNotes {...{ hint, error, counter, hintId, errorId }} />
    </div>
  )
}
