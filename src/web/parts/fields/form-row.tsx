import type { ReactNode } from 'react'
import { FieldMark, FieldNotes, type FieldProps, useField } from './field.tsx'
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
