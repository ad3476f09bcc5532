import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Focus for chips that disappear when pressed: it moves to the next one, or to `onNone`. Call `leave` with the pressed
 * one's index.
 */
export function useChipFocus(count: number, onNone: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<number>(undefined)
  const focusElsewhere = useEffectEvent(onNone)

  useEffect(() => {
    if (leaving.current === undefined) return
    const chips = list.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    const next = count > 0 ? chips[Math.min(leaving.current, count - 1)] : undefined
    leaving.current = undefined
    if (document.activeElement !== document.body) return
    if (next) next.focus()
    else focusElsewhere()
  }, [count])

  const leave = (index: number) => {
    leaving.current = index
  }
  return { list, leave }
}
