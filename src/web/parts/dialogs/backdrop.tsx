import { type ComponentProps, useLayoutEffect } from 'react'

let locks = 0

/**
 * Stops the page from scrolling, and reserves the scroll bar's space so that nothing moves. Returns the function that
 * ends it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks++ === 0) root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'bar' : ''
  return () => {
    if (--locks === 0) delete root.dataset.scrollLock
  }
}

/** The scrollable backdrop of a dialog. Radix's own adds a style sheet, which the content security policy forbids. */
export function Backdrop(props: ComponentProps<'div'>) {
  useLayoutEffect(lockScroll, [])
  return <div {...props} />
}
