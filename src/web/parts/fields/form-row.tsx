import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { controlId } from '#web/forms/field-faults.ts'
import { lengthText } from '#words/length.ts'
import { FieldMark, FieldNotes, type FieldProps, useField } from './field.tsx'
import { TextArea, TextInput } from './text-input.tsx'
import './form-sheet.css'
import './form-row.css'

/** A section of a ledger form; `number` is its position. */
export function FormSheet({ number, title, children }: { number?: string; title?: ReactNode; children: ReactNode }) {
  return (
    <section className="form-sheet">
      {title && (
        <h2>
          {number && <span className="text-lg font-mincho text-primary-ink">{number}</span>}
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}

/** A row of a ledger form: label cell and value cell. Props as for `Field`. */
export function FormRow({ label, required, optional, hint, counter, className, children, ...props }: FieldProps) {
  const { control, error, hintId, errorId, box } = useField({ ...props, hint, required })
  return (
    <div {...box} className={className ? `form-row ${className}` : 'form-row'}>
      <div className="form-row__term">
        <label htmlFor={control.id}>
          <span>{label}</span>
        </label>
        <FieldMark required={required} optional={optional} />
      </div>
      <div className="form-row__value">
        {children(control)}
        <FieldNotes {...{ hint, error, counter, hintId, errorId }} />
      </div>
    </div>
  )
}

/** A row with a group (radios, a segment, two amounts), named by the label. */
export function FormGroupRow({ label, required, optional, hint, counter, className, children, ...props }: FieldProps) {
  const { control, error, hintId, errorId, box } = useField({ ...props, hint, required })
  const labelId = `${control.id}-label`
  const group = { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': control['aria-describedby'] }
  return (
    <div {...box} className={className ? `form-row ${className}` : 'form-row'} {...group}>
      <div className="form-row__term">
        <span id={labelId}>{label}</span>
        <FieldMark required={required} optional={optional} />
      </div>
      <div className="form-row__value">
        {children(control)}
        <FieldNotes {...{ hint, error, counter, hintId, errorId }} />
      </div>
    </div>
  )
}

export type TextRowProps<Values extends FieldValues> = {
  name: FieldPath<Values>
  label: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  /** Several lines instead of one. */
  rows?: number
  /** Counts the letters against this limit. */
  limit?: number
  /** Below the control. */
  below?: ReactNode
  onTyped?(text: string): void
  input?: ComponentProps<'input'>
}

/** A row of a ledger form with one text; its control has the id of `controlId`. */
export function TextRow<Values extends FieldValues, Output>(
  props: TextRowProps<Values> & { form: UseFormReturn<Values, unknown, Output>; idPrefix: string },
) {
  const { form, idPrefix, name, rows, limit, below, onTyped, input, ...row } = props
  const { error } = form.getFieldState(name, form.formState)
  const onChange = ({ target }: { target: { value: string } }) => onTyped?.(target.value)
  const counter = limit && lengthText(String(form.watch(name) ?? '').length, limit)
  return (
    <FormRow {...row} id={controlId(idPrefix, name)} error={error?.message} counter={counter}>
      {(control) => {
        const field = { ...control, ...form.register(name, { onChange }) }
        return (
          <>
            {rows ? (
              <TextArea {...field} rows={rows} maxLength={input?.maxLength} />
            ) : (
              <TextInput {...field} {...input} />
            )}
            {below}
          </>
        )
      }}
    </FormRow>
  )
}
