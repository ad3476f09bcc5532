import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Props of a button that also answers a press before hydration: React drops such presses, and the boot script marks
 * them in `data-early`.
 */
export function useEarlyPress(onPress: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const answer = useEffectEvent(onPress)
  useEffect(() => {
    // React replays a press that triggered the hydration, so let it answer first.
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

/** Whether a press was marked; removes the mark. */
function takeEarlyPress(button: HTMLButtonElement | null): boolean {
  const pressed = button?.dataset.early === 'pressed'
  button?.removeAttribute('data-early')
  return pressed
}
