import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code is loaded after the screen can be used; null until then, and where it cannot be loaded. */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is drawn first
  useEffect(() => {
    let mounted = true
    load().then(
      (component) => mounted && setLate(() => component),
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [])

  return Late
}
