import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useEffect, useState } from 'react'
import { toast } from '#web/parts/toasts/toast.ts'

/** A component with code of its own. */
export type LazyPart<Props> = {
  /** The component, once its code is loaded. */
  loaded: () => ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  /** Preloads the code, for example on hover or focus. */
  preload: () => void
  /**
   * For a part of a public page, inside Suspense: the server's markup stays if the code cannot load, because its links
   * and forms work without.
   */
  Part: LazyExoticComponent<ComponentType<Props>>
  /**
   * Await before showing such a part. If loading fails because of a newer version, the page reloads; offline it stays
   * until there is a network.
   */
  before: (url: string) => Promise<unknown>
}

/**
 * Declares such a part: `lazyPart(async () => (await import('./x.tsx')).X)`. Unlike React.lazy, it can be preloaded,
 * renders at once when loaded, and retries a failed load. Use `Lazy` for parts opened by a press, and `Part` for parts
 * in the document.
 */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function load() {
    loading ??= importPart().then(
      (part) => {
        loaded = part
        return part
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    loaded: () => loaded,
    load,
    preload: () => void load().catch(() => {}),
    Part: lazy(async () => ({ default: await load().catch(never) })),
    before: (url) =>
      load().catch(async (): Promise<unknown> => {
        const anew = () => window.location.assign(url)
        if (navigator.onLine) return anew()
        await new Promise((connected) => window.addEventListener('online', connected, { once: true }))
        // Browsers may cache a failed import.
        return load().catch(anew)
      }),
  }
}

const never = () => new Promise<never>(() => {})

/**
 * Renders a lazy part without Suspense: for 300 ms after showing a fallback, React hydrates nothing else, and presses
 * are lost.
 */
export function Lazy<Props>(props: {
  part: LazyPart<Props>
  /** Shown until then. */
  fallback?: ReactNode
  /**
   * Called after a failed load, which a toast reports: remove this, so that the next attempt loads again. Without it
   * nobody asked for the part, and there is no toast.
   */
  onLoadError?: () => void
  children: (Part: ComponentType<Props>) => ReactNode
}) {
  const { part, fallback, onLoadError, children } = props
  const Part = part.loaded()
  const [, setLoaded] = useState(Part !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn first
  useEffect(() => {
    let mounted = true
    part.load().then(
      () => mounted && setLoaded(true),
      () => {
        if (!mounted || !onLoadError) return
        toast.error('読み込めませんでした', '通信環境を確認して、もう一度お試しください。')
        onLoadError()
      },
    )
    return () => {
      mounted = false
    }
  }, [])

  return Part ? children(Part) : fallback
}
