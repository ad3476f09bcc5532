import { type ComponentType, useEffect, useState } from 'react'

/** A component with code that loads after the screen: undefined until then, null when loading fails. */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null | undefined {
  const [Late, setLate] = useState<ComponentType<Props> | null>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is drawn first
  useEffect(() => {
    let mounted = true
    load().then(
      (component) => mounted && setLate(() => component),
      () => mounted && setLate(null),
    )
    return () => {
      mounted = false
    }
  }, [])

  return Late
}
