import { useEffect, useRef } from 'react'
import { hasLostFocus } from './lost-focus.ts'

/** An item that was announced and is still there after this long stays: under the filters of the list it had not to go. */
const maxWaitMs = 5_000

/** A closing dialog returns the focus; moving the focus or opening another dialog has to wait for that. */
export function afterDialogsClose(act: () => void, frames = 90): void {
  if (frames > 0 && document.querySelector('[role="dialog"]'))
    requestAnimationFrame(() => afterDialogsClose(act, frames - 1))
  else setTimeout(act)
}

/** Moves the focus to the screen's title if the focused element is gone; nothing scrolls. */
export function focusTitle(): void {
  afterDialogsClose(() => hasLostFocus() && focusHeading())
}

/** Puts the focus on the title of the screen; nothing scrolls. */
function focusHeading(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}

/** The item that gets the focus when `id` leaves the list: the next one, else the one before, else none (''). */
export function neighbourOf(ids: readonly string[], id: string): string {
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1] ?? ''
}

/**
 * Keeps the reader's place when an item leaves a list: announce it with the returned function before it goes (or may go), and
 * the focus moves to the element `${prefix}-${id}` of its neighbour, or to the page's heading when the list is empty.
 * Somebody who has already gone on elsewhere is left alone.
 */
export function useFocusAfterRemoval(ids: readonly string[], prefix: string): (id: string) => void {
  const leaving = useRef<{ id: string; next: string; until: number } | null>(null)

  useEffect(() => {
    if (!leaving.current || ids.includes(leaving.current.id)) return
    const { next, until } = leaving.current
    leaving.current = null
    if (performance.now() > until) return
    afterDialogsClose(() => {
      if (!hasLostFocus()) return
      const target = document.getElementById(`${prefix}-${next}`)
      if (target) target.focus()
      else focusHeading()
    })
  }, [ids, prefix])

  return (id) => {
    leaving.current = { id, next: neighbourOf(ids, id), until: performance.now() + maxWaitMs }
  }
}
