import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of screen, moves the focus to the new heading and announces the new title to screen readers. */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef({ pathname, key })

  useEffect(() => {
    if (before.current.key === key) return
    const moved = before.current.pathname !== pathname
    before.current = { pathname, key }
    setTitle(document.title)
    if (!moved) return
    const main = document.getElementById('main')
    const heading = main?.querySelector<HTMLElement>('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, key])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
