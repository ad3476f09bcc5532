import type { KeyboardEvent, ReactNode } from 'react'
import './segment.css'

export interface SegmentOption<Value extends string> {
  value: Value
  label: ReactNode
  count?: number
}

interface SegmentProps<Value extends string> {
  /** Spoken name of the group; or `labelledBy`, the id of a visible one. */
  label?: string
  labelledBy?: string
  value: Value
  options: readonly SegmentOption<Value>[]
  onChange: (value: Value) => void
  /** `filter` (default) is a row of toggles; `radio` is one answer of a form, moved with the arrow keys. */
  kind?: 'filter' | 'radio'
  /** As high as a field. */
  tall?: boolean
  id?: string
}

/** 2 to 5 short choices in a row. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, labelledBy, value, options, onChange, kind = 'filter', tall, id } = props
  const radio = kind === 'radio'

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!radio || !step) return
    event.preventDefault()
    const now = options.findIndex((option) => option.value === value)
    const next = (now + step + options.length) % options.length
    const chosen = options[next]
    if (!chosen) return
    onChange(chosen.value)
    const button = event.currentTarget.parentElement?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  const group = {
    role: radio ? 'radiogroup' : 'group',
    'aria-label': label,
    'aria-labelledby': labelledBy,
  }

  return (
    <div id={id} className={tall ? 'segment segment--tall' : 'segment'} {...group}>
      {options.map((option) => {
        const chosen = option.value === value
        const state = radio
          ? { role: 'radio', 'aria-checked': chosen, tabIndex: chosen ? 0 : -1 }
          : { 'aria-pressed': chosen }
        return (
          <button
            key={option.value}
            type="button"
            {...state}
            onClick={() => onChange(option.value)}
            onKeyDown={onKeyDown}
          >
            {option.label}
            {option.count !== undefined && <span className="ui-number">{option.count.toLocaleString('ja-JP')}</span>}
          </button>
        )
      })}
    </div>
  )
}
