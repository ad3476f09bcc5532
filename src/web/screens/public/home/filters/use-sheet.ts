import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { lockScroll } from '#web/parts/dialogs/backdrop.tsx'

/**
 * While it is open, the element is alone: it has the focus, nothing beside it can be reached, Esc closes it, and so does a
 * window that becomes wide. Then the focus goes back, unless the returned function closed it, which says where to. For what
 * stands in the page where the window is wide.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  const then = useRef<() => void>(undefined)
  useEffect(() => {
    const element = sheet.current
    if (!open || !element) return
    const before = document.activeElement
    const others = besides(element).filter((other) => !other.inert)
    for (const other of others) other.inert = true
    const unlock = lockScroll()
    element.querySelector<HTMLElement>('h2 + button')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.isComposing && close()
    const wide = window.matchMedia('(min-width: 64rem)')
    const onWide = () => close()
    document.addEventListener('keydown', onKey)
    wide.addEventListener('change', onWide)
    return () => {
      document.removeEventListener('keydown', onKey)
      wide.removeEventListener('change', onWide)
      for (const other of others) other.inert = false
      unlock()
      if (then.current) then.current()
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      then.current = undefined
    }
  }, [open, sheet])

  return (after: () => void) => {
    then.current = after
    onClose()
  }
}

/** What stands beside the element and beside all that it is in. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent) return []
  const beside = [...parent.children].filter((other) => other !== element && other instanceof HTMLElement)
  return [...(beside as HTMLElement[]), ...(parent === document.body ? [] : besides(parent))]
}
