import { maxComparedJobs } from '#rules/limits.ts'

/** The jobs that an address names (`?ids=a,b`), each once and as many as fit; `more`: it names others as well. */
export function comparedIds(query: URLSearchParams): { ids: string[]; more: boolean } {
  const named = [...new Set((query.get('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
  return { ids: named.slice(0, maxComparedJobs), more: named.length > maxComparedJobs }
}
