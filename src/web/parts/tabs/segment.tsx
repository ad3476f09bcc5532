import { type ReactNode, useId } from 'react'
import './segment.css'

export interface SegmentOption<Value extends string> {
  value: Value
  label: ReactNode
  count?: number
}

interface SegmentProps<Value extends string> {
  /** The group's spoken name; or `labelledBy`, the id of a visible one. */
  label?: string
  labelledBy?: string
  value: Value
  options: readonly SegmentOption<Value>[]
  onChange: (value: Value) => void
  /** `filter` (default) is a row of toggles; `radio` a form's question. */
  kind?: 'filter' | 'radio'
  /** As high as a field. */
  tall?: boolean
  id?: string
}

/** 2 to 5 short choices in a row. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, labelledBy, value, options, onChange, kind = 'filter', tall, id } = props
  const name = useId()
  return (
    <div
      id={id}
      className={tall ? 'segment segment--tall' : 'segment'}
      {...{ role: kind === 'radio' ? 'radiogroup' : 'group', 'aria-label': label, 'aria-labelledby': labelledBy }}
    >
      {options.map((option) => {
        const content = (
          <>
            {option.label}
            {option.count !== undefined && <span className="ui-number">{option.count.toLocaleString('ja-JP')}</span>}
          </>
        )
        const isChosen = option.value === value
        if (kind === 'radio')
          return (
            <label key={option.value}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={option.value}
                checked={isChosen}
                onChange={() => onChange(option.value)}
              />
              {content}
            </label>
          )
        return (
          <button key={option.value} type="button" aria-pressed={isChosen} onClick={() => onChange(option.value)}>
            {content}
          </button>
        )
      })}
    </div>
  )
}
