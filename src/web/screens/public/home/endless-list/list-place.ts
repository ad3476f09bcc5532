import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** The stored state of a long list, so that going back restores it. */
export type ListPlace = {
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
export function storeForReload(visit: string, place: ListPlace): void {
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
