import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a text that is clamped to some lines (`line-clamp-4`) is longer than they are, so that it needs a button.
 * Give `box` to the element that is cut; `whole` once it is not cut any more.
 */
export function useTruncation<Box extends HTMLElement>(whole: boolean) {
  const [isCut, setIsCut] = useState(false)
  const box = useRef<Box>(null)

  useLayoutEffect(() => {
    const text = box.current
    if (!text || whole) return
    const measure = () => setIsCut(text.scrollHeight > text.clientHeight + 1)
    // At once as well: the observer speaks after the first paint, and the button would push what follows.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [whole])

  return { box, isCut }
}
