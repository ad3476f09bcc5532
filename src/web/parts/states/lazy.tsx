import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toast } from '#web/parts/toasts/toast.ts'

/** A part of a screen whose code is loaded apart from the screen's. */
export type LaterPart<Props> = {
  /** The part, once it is there. */
  there: () => ComponentType<Props> | undefined
  load: () => Promise<unknown>
  /** Loads it ahead, when somebody comes near what opens it (pointer, focus); it is then drawn at once like any other part. */
  reach: () => void
}

/** Names a part that is loaded on its own: `later(async () => (await import('./x.tsx')).X)`. Draw it with `Later`. */
export function later<Props>(fetchPart: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let there: ComponentType<Props> | undefined
  let loading: Promise<unknown> | undefined

  function load() {
    loading ??= fetchPart().then(
      (part) => {
        there = part
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { there: () => there, load, reach: () => void load().catch(() => {}) }
}

/** Draws such a part as soon as it is there. */
export function Later<Props>(props: {
  part: LaterPart<Props>
  /** Stands in its place until then. */
  fallback?: ReactNode
  /** It could not be loaded, and the reader has been told: take this off the screen, so that the next try loads again. */
  onMissing: () => void
  children: (Part: ComponentType<Props>) => ReactNode
}) {
  const { part, fallback, onMissing, children } = props
  const Part = part.there()
  const [, setLoaded] = useState(Part !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn first
  useEffect(() => {
    let drawn = true
    part.load().then(
      () => drawn && setLoaded(true),
      () => {
        if (!drawn) return
        toast.error('読み込めませんでした', '通信の状態を確かめて、もう一度お試しください。')
        onMissing()
      },
    )
    return () => {
      drawn = false
    }
  }, [])

  return Part ? children(Part) : fallback
}
