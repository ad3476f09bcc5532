import { accountKey } from './account-storage.ts'
import { readLocalJson, writeLocal } from './local-storage.ts'

/** Titles of favourite jobs, so that closed ones still have a name. */
const storageKey = 'shigotocho.favourites.job-titles'

/** Stored titles by id; broken data count as none. */
export function storedTitles(): Readonly<Record<string, string>> {
  const kept = readLocalJson(accountKey(storageKey))
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, title]) => typeof title === 'string'))
}

/** Stores titles of favourite jobs, and removes all others. */
export function storeTitles(jobs: readonly { id: string; title: string }[], favourites: readonly string[]): void {
  const before = storedTitles()
  const known = new Map([...Object.entries(before), ...jobs.map(({ id, title }) => [id, title] as const)])
  const next = Object.fromEntries(favourites.flatMap((id) => (known.has(id) ? [[id, known.get(id)]] : [])))
  const text = JSON.stringify(next)
  if (text !== JSON.stringify(before)) writeLocal(accountKey(storageKey), text)
}
