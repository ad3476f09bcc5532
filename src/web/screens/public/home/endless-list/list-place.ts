import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** What is remembered of a long list, so that going back finds it as it was left. */
export type ListPlace = {
  /** Scroll position of the window; none before the list was seen. */
  y: number | undefined
  /** Blocks near the window. */
  near: { first: number; last: number } | undefined
  /** Heights by block, and of blocks not drawn yet, in px. */
  measured: (number | undefined)[]
  estimate: number | undefined
  /** Width of the window that all this was measured in. */
  width: number
}

const places = new Map<string, ListPlace>()
const mostPlaces = 20
const storageKey = 'shigotocho.list-place'

/** The place of a visit (the key of its history entry), as it was left, also before a reload; else `from`, else a new one. */
export function listPlace(visit: string, from?: ListPlace): ListPlace {
  const place = places.get(visit) ?? reloaded(visit) ?? from ?? newPlace()
  if (typeof window === 'undefined') return place
  places.delete(visit)
  places.set(visit, place)
  for (const oldest of [...places.keys()].slice(0, -mostPlaces)) places.delete(oldest)
  return place
}

/** Keeps the place over a reload. */
export function storeForReload(visit: string, place: ListPlace): void {
  writeSessionStorage(storageKey, { visit: reloadName(visit), place })
}

const newPlace = (): ListPlace => ({ y: undefined, near: undefined, measured: [], estimate: undefined, width: 0 })
/** The first entry of every tab has the same key, whatever its address. */
const reloadName = (visit: string) => `${visit} ${window.location.pathname}${window.location.search}`

function reloaded(visit: string): ListPlace | undefined {
  if (typeof window === 'undefined') return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return
  const kept = readSessionStorage(storageKey) as { visit: string; place: ListPlace } | null
  writeSessionStorage(storageKey, null)
  if (kept?.visit !== reloadName(visit) || !Array.isArray(kept.place?.measured)) return
  // JSON knows no undefined.
  return { ...kept.place, measured: kept.place.measured.map((height) => height ?? undefined) }
}
