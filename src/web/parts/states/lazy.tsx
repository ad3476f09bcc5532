import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useEffect, useState } from 'react'
import { toast } from '#web/parts/toasts/toast.ts'

/** A component whose code is loaded apart from the screen's. */
export type LazyPart<Props> = {
  /** The component, once its code is loaded. */
  loaded: () => ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  /** Loads ahead, for example when the pointer or the focus is on what opens the part. */
  preload: () => void
  /**
   * For a part of a public page, within Suspense: the document holds its markup, which stays if the code does not come,
   * since its links and forms need none.
   */
  Part: LazyExoticComponent<ComponentType<Props>>
  /**
   * Before such a part is shown: a browser that cannot load it (there is a newer version) reloads the page; without a
   * network the page stays as it is until there is one.
   */
  before: (url: string) => Promise<unknown>
}

/**
 * Declares such a part: `lazyPart(async () => (await import('./x.tsx')).X)`. Unlike React.lazy it can be preloaded, it is drawn
 * at once where it was, and a failed load is tried again. Draw what opens on a press with `Lazy`, and what is in the
 * document from the start as `Part`.
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
        // A browser may remember that it could not load the code.
        return load().catch(anew)
      }),
  }
}

const never = () => new Promise<never>(() => {})

/**
 * Draws a lazy part as soon as its code is loaded, without Suspense: for 300 ms after React has shown a fallback, it hydrates
 * no other part of the document, and presses there are lost.
 */
export function Lazy<Props>(props: {
  part: LazyPart<Props>
  /** Shown until then. */
  fallback?: ReactNode
  /**
   * Loading failed, and a toast has said so: take this off the screen, so that the next try loads again. Without it, nobody
   * has asked for the part, and nothing is said.
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
