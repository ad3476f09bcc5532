import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For chips that disappear when they are pressed: the focus moves to the next one, or where `onNone` puts it. Call `leave` with
 * the place of the pressed one.
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
