import { type MouseEvent, useRef } from 'react'

/** A press on a button of a row: what the second half of a double click must not do is `act`. */
export type SteadyPress = (row: string, event: Pick<MouseEvent, 'detail'>, act: () => void) => void

/**
 * For buttons in rows that leave their list when pressed: the next row moves up under the pointer. Gives what a press goes
 * through; it acts unless it belongs to a double click (`detail` of UI Events) that began on another row.
 */
export function useSteadyPress(): SteadyPress {
  const begun = useRef<string | null>(null)
  return (row, event, act) => {
    const isSlip = event.detail > 1 && begun.current !== null && begun.current !== row
    if (isSlip) return
    begun.current = row
    act()
  }
}
