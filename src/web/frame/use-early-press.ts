import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Properties of a button in the document that also answers a press from before its part of the page was hydrated: React
 * drops such presses, and the boot script notes them in `data-early`.
 */
export function useEarlyPress(onPress: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const answer = useEffectEvent(onPress)
  useEffect(() => {
    // The press may be what React is hydrating for; then it answers the press itself, before this.
    const timer = setTimeout(() => {
      if (takeEarlyPress(button.current)) answer()
    })
    return () => clearTimeout(timer)
  }, [])
  const onClick = () => {
    takeEarlyPress(button.current)
    onPress()
  }
  return { ref: button, onClick, 'data-early': '', suppressHydrationWarning: true } as const
}

/** Whether a press was noted; from here on none is. */
function takeEarlyPress(button: HTMLButtonElement | null): boolean {
  const pressed = button?.dataset.early === 'pressed'
  button?.removeAttribute('data-early')
  return pressed
}
