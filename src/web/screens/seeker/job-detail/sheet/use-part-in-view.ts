import { useCallback, useEffect, useRef, useState } from 'react'

/** How far below the place where parts come to rest one may still begin to count as in view, in px. */
const slack = 24

/**
 * Which of the parts is being read: the last one that began above the place where parts come to rest. `named` is where the
 * address leads at first. `scrollTo` brings a part into view, and it counts as such even where the page ends before it is at rest.
 */
export function usePartInView<Value extends string>(
  values: readonly Value[],
  named: Value,
  idOf: (value: Value) => string,
): { inView: Value; scrollTo: (value: Value) => void } {
  const [inView, setInView] = useState(named)
  /** Where the page came to rest after the last press; until the reader scrolls on, what was pressed is selected. */
  const restingAt = useRef<number | null>(null)
  const isFirst = useRef(true)

  const scrollTo = useCallback(
    (value: Value) => {
      document.getElementById(idOf(value))?.scrollIntoView({ behavior: 'instant', block: 'start' })
      restingAt.current = window.scrollY
      setInView(value)
    },
    [idOf],
  )

  // A page that is reloaded, or gone back to, stands where the reader left it.
  useEffect(() => {
    if (isFirst.current && named !== values[0] && window.scrollY === 0) scrollTo(named)
    isFirst.current = false
  }, [named, values, scrollTo])

  useEffect(() => {
    const onScroll = () => {
      if (restingAt.current !== null && Math.abs(window.scrollY - restingAt.current) < 2) return
      restingAt.current = null
      const begun = values.filter((value) => {
        const part = document.getElementById(idOf(value))
        return part !== null && part.getBoundingClientRect().top <= restOf(part) + slack
      })
      setInView(begun.at(-1) ?? (values[0] as Value))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [values, idOf])

  return { inView, scrollTo }
}

/** How far from the top of the window a part comes to rest, in px. */
function restOf(part: Element): number {
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return above + (Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0)
}
