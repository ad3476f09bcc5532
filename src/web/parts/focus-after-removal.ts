import { useEffect, useRef } from 'react'
import { hasLostFocus } from './lost-focus.ts'

/** How long (ms) an announced item is expected to leave; afterwards it stays, because the list's filters include it. */
const maxWaitMs = 5_000

/** A closing dialog returns the focus first (ms). */
export function afterDialogsClose(act: () => void, frames = 90): void {
  if (frames > 0 && document.querySelector('[role="dialog"]'))
    requestAnimationFrame(() => afterDialogsClose(act, frames - 1))
  else setTimeout(act)
}

/** Focuses the screen's title if the focused element has gone; without scrolling. */
export function focusTitle(): void {
  afterDialogsClose(() => hasLostFocus() && focusHeading())
}

/** Focuses the screen's title without scrolling. */
function focusHeading(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}

/** The item to focus when `id` leaves the list: the next one, else the previous one, else '' for none. */
export function neighbourOf(ids: readonly string[], id: string): string {
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1] ?? ''
}

/**
 * Keeps the reader's place when an item leaves a list: call the returned function before, and the focus moves to the
 * neighbour's element `${prefix}-${id}`, or to the page's heading when the list is empty. Does nothing if the reader
 * has moved on.
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
