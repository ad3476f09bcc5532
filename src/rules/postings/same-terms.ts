import type { Terms } from './terms.ts'

/** Whether two terms state the same; absent fields equal null, and order does not matter. */
export function sameTerms(one: Terms | null | undefined, other: Terms | null | undefined): boolean {
  return canonical(one) === canonical(other)
}

function canonical(terms: Terms | null | undefined): string {
  return JSON.stringify(terms ?? {}, (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sortedMembers(value) : value,
  )
}

function sortedMembers(part: object): object {
  const stated = Object.entries(part).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(stated.sort(([one], [other]) => (one < other ? -1 : 1)))
}
