import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How far (px) below its resting place a part already counts as in view. */
const slack = 24

/**
 * The part being read: the last one that begins above its resting place. `named` is the address's part. `scrollTo`
 * scrolls to a part and selects it, even if the page ends before it can rest. Below `row` they may scroll in a region of
 * their own (`data-scrolls`), which alone moves then.
 */
export function usePartInView<Value extends string>(
  values: readonly Value[],
  named: Value,
  idOf: (value: Value) => string,
  row: RefObject<HTMLElement | null>,
): { inView: Value; scrollTo: (value: Value) => void } {
  const [inView, setInView] = useState(named)
  /** The scroll position after the last press; until the reader scrolls, the pressed part stays selected. */
  const restingAt = useRef<number | null>(null)
  const isFirst = useRef(true)

  const scrollTo = useCallback(
    (value: Value) => {
      const part = document.getElementById(idOf(value))
      const region = regionOf(row.current)
      if (part && region) region.scrollTop += part.getBoundingClientRect().top - restOf(part, row.current)
      else part?.scrollIntoView({ behavior: 'instant', block: 'start' })
      restingAt.current = (region ?? document.documentElement).scrollTop
      setInView(value)
    },
    [idOf, row],
  )

  // After a reload or going back, keep the reader's position.
  useEffect(() => {
    if (isFirst.current && named !== values[0] && window.scrollY === 0) scrollTo(named)
    isFirst.current = false
  }, [named, values, scrollTo])

  useEffect(() => {
    const onScroll = () => {
      const { scrollTop } = regionOf(row.current) ?? document.documentElement
      if (restingAt.current !== null && Math.abs(scrollTop - restingAt.current) < 2) return
      restingAt.current = null
      const begun = values.filter((value) => {
        const part = document.getElementById(idOf(value))
        return part !== null && part.getBoundingClientRect().top <= restOf(part, row.current) + slack
      })
      setInView(begun.at(-1) ?? (values[0] as Value))
    }
    // A region's scroll event does not bubble.
    window.addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => window.removeEventListener('scroll', onScroll, { capture: true })
  }, [values, idOf, row])

  return { inView, scrollTo }
}

const regionOf = (row: HTMLElement | null) => row?.closest('[data-scrolls]')

/** How far (px) below the window's top a part rests. */
function restOf(part: Element, row: HTMLElement | null): number {
  if (row && regionOf(row)) return row.getBoundingClientRect().bottom
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return above + (Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0)
}
