import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'
import { type BlockRange, blocksBetween, entriesAbove, meanHeight } from './block-heights.ts'

/** The stored state of a long list, so that going back restores it. */
type ListPlace = {
  /** The window's scroll position; absent before the list was visible. */
  y: number | undefined
  /** Blocks near the window. */
  near: { first: number; last: number } | undefined
  /** Heights by block, and the estimate for others, in px. */
  measured: (number | undefined)[]
  estimate: number | undefined
  /** The window's width at measurement. */
  width: number
}

const places = new Map<string, ListPlace>()
const mostPlaces = 20
const storageKey = 'shigotocho.list-place'

/** The stored state for a history entry's key, also from before a reload; otherwise `from` or a new one. */
export function listPlace(visit: string, from?: ListPlace): ListPlace {
  const place = places.get(visit) ?? reloaded(visit) ?? from ?? newPlace()
  if (typeof window === 'undefined') return place
  places.delete(visit)
  places.set(visit, place)
  for (const oldest of [...places.keys()].slice(0, -mostPlaces)) places.delete(oldest)
  return place
}

/** Stores the state for a reload. */
function storeForReload(visit: string, place: ListPlace): void {
  writeSessionStorage(storageKey, { visit: reloadName(visit), place })
}

const newPlace = (): ListPlace => ({ y: undefined, near: undefined, measured: [], estimate: undefined, width: 0 })
/** Every tab's first entry has the same key, so store its address too. */
const reloadName = (visit: string) => `${visit} ${window.location.pathname}${window.location.search}`

function reloaded(visit: string): ListPlace | undefined {
  if (typeof window === 'undefined') return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return
  const kept = readSessionStorage(storageKey) as { visit: string; place: ListPlace } | null
  writeSessionStorage(storageKey, null)
  if (kept?.visit !== reloadName(visit) || !Array.isArray(kept.place?.measured)) return
  // JSON has no undefined.
  return { ...kept.place, measured: kept.place.measured.map((height) => height ?? undefined) }
}

/** Blocks rendered above and below the window, in window heights and at least in px. */
const margin = { windows: 1, least: 900 }
/** After a jump (scrollbar, End) loading waits this long (ms). */
const pauseMs = 120

type Near = {
  range: BlockRange
  /** Entries down to the window's edge. */
  reached: number
  /** False while the reader jumps through the list, so that nothing is loaded on the way. */
  settled: boolean
  /** Counts changes of estimate and width, which require a new rendering. */
  version: number
}

type Options = {
  list: RefObject<HTMLElement | null>
  place: ListPlace
  visit: string
  /** Numbers of blocks, entries, and entries per block. */
  count: number
  total: number
  size: number
  /** The estimated height of a block, in px. */
  guess: () => number
  /** The blocks that the server rendered; until hydration only these. */
  first: BlockRange
  hydrated: boolean
}

const widthNow = () => document.documentElement.clientWidth

/** Follows the window through a list; `measure` is the ref of each rendered block (with `data-block`). */
export function useNearBlocks(options: Options) {
  const { list, place, visit, hydrated, first } = options
  const given = useRef(options)
  given.current = options
  const [near, setNear] = useState<Near>(() => ({
    range: place.near ?? first,
    reached: 0,
    settled: true,
    version: 0,
  }))

  const restored = useRef(false)

  const look = useCallback(() => {
    const element = list.current
    // Ignore scroll positions before restoration.
    if (!element || !restored.current) return
    const { count, total, size, guess } = given.current
    const heights = { count, measured: place.measured, estimate: place.estimate ?? guess() }
    const top = -element.getBoundingClientRect().top
    const bottom = top + window.innerHeight
    const around = Math.max(margin.least, window.innerHeight * margin.windows)
    const range = blocksBetween(heights, top - around, bottom + around)
    place.near = range
    place.y = window.scrollY
    const reached = top > 0 ? entriesAbove(heights, bottom, { total, size }) : 0
    setNear((before) => {
      const leapt = range.first > before.range.last + 1 || range.last < before.range.first - 1
      const settled = before.settled && !leapt
      const stays = range.first === before.range.first && range.last === before.range.last
      if (stays && reached === before.reached && settled === before.settled) return before
      return { ...before, range, reached, settled }
    })
  }, [list, place])

  // Passive effects run after the router's scroll restoration.
  useEffect(() => {
    if (!hydrated) return
    restored.current = true
    if (place.y !== undefined && Math.abs(place.y - window.scrollY) > 1) window.scrollTo(0, place.y)
    look()
  }, [hydrated, place, look])

  // Reset before another screen scrolls to its top.
  useLayoutEffect(() => {
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    const onHide = () => storeForReload(visit, place)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    window.addEventListener('pagehide', onHide)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      window.removeEventListener('pagehide', onHide)
    }
  }, [look, place, visit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every leap starts the pause again
  useEffect(() => {
    if (near.settled) return
    const pause = setTimeout(() => setNear((now) => ({ ...now, settled: true })), pauseMs)
    return () => clearTimeout(pause)
  }, [near.settled, near.range])

  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback(
    (element: HTMLElement) => {
      observer.current ??= new ResizeObserver((entries) => {
        const fresh = widthNow() !== place.width
        if (fresh) place.measured = []
        for (const { target, borderBoxSize } of entries)
          if (target.isConnected)
            place.measured[Number((target as HTMLElement).dataset.block)] = borderBoxSize[0]?.blockSize
        if (fresh || place.estimate === undefined) {
          place.width = widthNow()
          place.estimate = meanHeight(place.measured, given.current.guess())
          setNear((now) => ({ ...now, version: now.version + 1 }))
        }
        look()
      })
      const watch = observer.current
      watch.observe(element)
      return () => watch.unobserve(element)
    },
    [look, place],
  )

  return { ...near, range: hydrated ? near.range : first, measure }
}
