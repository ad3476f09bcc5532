import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '#web/parts/states/notice.tsx'
import { goToField } from './field.tsx'

export interface FieldFault {
  /** The control's id. */
  id: string
  text: string
}

/** The number of faults above a refused form, and a link to each. Takes the focus when `attempt` increases. */
export function ErrorSummary({ faults, attempt = 0 }: { faults: readonly FieldFault[]; attempt?: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (faults.length === 0) return null

  function goTo(event: MouseEvent, id: string) {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    goToField(field)
  }

  return (
    <Notice tone="danger" title={`入力内容を確認してください（${faults.length}件）`} ref={box} tabIndex={-1}>
      <ul>
        {faults.map((fault) => (
          <li key={fault.id}>
            <a href={`#${fault.id}`} onClick={(event) => goTo(event, fault.id)}>
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
