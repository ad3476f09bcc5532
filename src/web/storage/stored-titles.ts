import { accountKey } from './account-storage.ts'
import { readLocalJson, writeLocal } from './local-storage.ts'

/** Titles of favourite jobs, so that a closed one can still be named. */
const storageKey = 'shigotocho.favourites.job-titles'

/** The titles kept in this browser, by id; what is broken counts as none. */
export function storedTitles(): Readonly<Record<string, string>> {
  const kept = readLocalJson(accountKey(storageKey))
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, title]) => typeof title === 'string'))
}

/** Keeps titles of jobs that are on the list of favourites, and forgets those of all others. */
export function storeTitles(jobs: readonly { id: string; title: string }[], favourites: readonly string[]): void {
  const before = storedTitles()
  const known = new Map([...Object.entries(before), ...jobs.map(({ id, title }) => [id, title] as const)])
  const next = Object.fromEntries(favourites.flatMap((id) => (known.has(id) ? [[id, known.get(id)]] : [])))
  const text = JSON.stringify(next)
  if (text !== JSON.stringify(before)) writeLocal(accountKey(storageKey), text)
}
