import { type MouseEvent, useRef } from 'react'

/** A press that comes this soon after the last one was dealt with belongs to a double click, in ms. */
const doubleClick = 500

/** Does what a button of the thing `key` asks for, unless the press is one too many. */
export type Press = (key: string, event: Pick<MouseEvent, 'detail'> | null, act: () => unknown) => void

/**
 * One guard for all buttons of a list or a form. A press is dropped while what the one before it started is under way, and
 * when it is the second half of a double click (`detail` of UI Events) that began on another row: that row may have left,
 * and the next one moved up under the pointer.
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
