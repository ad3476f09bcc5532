import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a clamped text (`line-clamp-4`) is cut, so that it needs a button. `box` is the ref of the clamped element;
 * set `whole` once it is unfolded.
 */
export function useTruncation<Box extends HTMLElement>(whole: boolean) {
  const [isCut, setIsCut] = useState(false)
  const box = useRef<Box>(null)

  useLayoutEffect(() => {
    const text = box.current
    if (!text || whole) return
    const measure = () => setIsCut(text.scrollHeight > text.clientHeight + 1)
    // Also measure at once: the observer reports after the first paint, and the button would push content down.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [whole])

  return { box, isCut }
}
