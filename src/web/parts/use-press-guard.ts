import { type MouseEvent, useRef } from 'react'

/** A press this soon (ms) after the last one finished belongs to a double click. */
const doubleClick = 500

/** Executes a press on the item `key`, unless it is ignored. */
export type Press = (key: string, event: Pick<MouseEvent, 'detail'> | null, act: () => unknown) => void

/**
 * A guard for all buttons of a list or form. Ignores presses while the former one is being processed, and the second
 * half of a double click (`detail` of UI Events) that began on another row, because that row may have left and the next
 * one moved under the pointer.
 */
export function usePressGuard(): Press {
  const underWay = useRef(new Set<string>())
  const lastKey = useRef<string | null>(null)
  return (key, event, act) => {
    const isSlip = event !== null && event.detail > 1 && lastKey.current !== null && lastKey.current !== key
    if (isSlip || underWay.current.has(key)) return
    lastKey.current = key
    const result = act()
    if (!(result instanceof Promise)) return
    underWay.current.add(key)
    const settle = () => setTimeout(() => underWay.current.delete(key), doubleClick)
    result.then(settle, settle)
  }
}
