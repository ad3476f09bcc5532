import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code is loaded after the screen can be used: undefined until then, null where it cannot be loaded. */
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
