import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { lockScroll } from '#web/parts/dialogs/backdrop.tsx'

/**
 * Makes an element modal while open: it has the focus, everything beside it is inert, and Esc or a wide window closes
 * it. The focus then returns, unless the returned function closed it with another target. For elements that are part of
 * the page in wide windows.
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

/** Everything beside the element and its ancestors. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent) return []
  const beside = [...parent.children].filter((other) => other !== element && other instanceof HTMLElement)
  return [...(beside as HTMLElement[]), ...(parent === document.body ? [] : besides(parent))]
}
