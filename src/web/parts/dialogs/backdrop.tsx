import { type ComponentProps, useLayoutEffect } from 'react'

let locks = 0

/** Holds the page still; the place of its scroll bar stays free, so that nothing moves. Gives what ends it. */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks++ === 0) root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'bar' : ''
  return () => {
    if (--locks === 0) delete root.dataset.scrollLock
  }
}

/** What lies behind a dialog and scrolls it. Radix's own writes a style sheet into the page, which the policy forbids. */
export function Backdrop(props: ComponentProps<'div'>) {
  useLayoutEffect(lockScroll, [])
  return <div {...props} />
}
