import type { ComponentProps } from 'react'
import './field.css'

export interface Option {
  value: string
  label: string
}

export interface OptionGroup {
  group: string
  options: readonly Option[]
}

/** A native select in our look. `placeholder` is the empty first choice (選択してください). */
export function Select({
  options,
  placeholder,
  className,
  ...props
}: ComponentProps<'select'> & { options: readonly (Option | OptionGroup)[]; placeholder?: string }) {
  return (
    <select
      {...props}
      className={
        className ? `field__control field__control--select ${className}` : 'field__control field__control--select'
      }
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((entry) =>
        'group' in entry ? (
          <optgroup key={entry.group} label={entry.group}>
            {entry.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ) : (
          <option key={entry.value} value={entry.value}>
            {entry.label}
          </option>
        ),
      )}
    </select>
  )
}
