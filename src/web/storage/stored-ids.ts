import { useMemo, useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './local-storage.ts'

/** Where favourites, bookmarks and likes are kept in this browser; they are never sent. */
export const favouriteJobsKey = 'shigotocho.favourites.jobs'
export const favouriteCompaniesKey = 'shigotocho.favourites.companies'
export const bookmarkedResourcesKey = 'shigotocho.bookmarks.resources'
export const likedResourcesKey = 'shigotocho.likes.resources'

/** The ids kept under a key, newest first; what is broken counts as none. */
export function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds an id in front, or takes it away. */
export function withToggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((kept) => kept !== id) : [id, ...ids]
}

/** The kept ids of this browser and what toggles one; none on the server. Other tabs are followed. */
export function useStoredIds(key: string): [ids: readonly string[], toggle: (id: string) => void] {
  const text = useSyncExternalStore(
    (onChange) => watch(key, onChange),
    () => readLocal(key),
    () => null,
  )
  const ids = useMemo(() => readIds(text), [text])
  const toggle = (id: string) => {
    writeLocal(key, JSON.stringify(withToggled(readIds(readLocal(key)), id)))
    window.dispatchEvent(new Event(key))
  }
  return [ids, toggle]
}

function watch(key: string, onChange: () => void): () => void {
  window.addEventListener(key, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(key, onChange)
    window.removeEventListener('storage', onChange)
  }
}
