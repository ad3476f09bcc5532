import { type ComponentType, lazy } from 'react'

const never = () => new Promise<never>(() => {})

/**
 * A part of a public page whose code is loaded apart. The document holds its markup, which stays if the code does not
 * come: its links and forms need none. Render `Part` within Suspense.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazy(async () => ({ default: await fetchPart().catch(never) })),
    /** Loads it ahead, when somebody comes near it. */
    preload: () => void fetchPart().catch(() => {}),
    /**
     * Before it is shown: whoever cannot load it (there is a newer version) gets the whole page anew; without a network the
     * page stays as it is until there is one.
     */
    before: (url: string) =>
      fetchPart().catch((): unknown => {
        if (navigator.onLine) return window.location.assign(url)
        return new Promise((connected) => window.addEventListener('online', connected, { once: true })).then(fetchPart)
      }),
  }
}
