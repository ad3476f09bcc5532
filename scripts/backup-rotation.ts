const dated = /^board-(\d{4})(\d{2})(\d{2})T\d{6}Z\.backup$/
const daysKept = 7
const weeksKept = 4
const dayMs = 24 * 60 * 60_000

/**
 * The dated backups that rotation removes: all but the newest of each of the last 7 days, and of the last 4 weeks, that
 * have one. Files of other names are left alone.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const newestFirst = names.filter((name) => dated.test(name)).toSorted((a, b) => b.localeCompare(a))
  const kept = new Set([...newestOfEach(newestFirst, dayOf, daysKept), ...newestOfEach(newestFirst, weekOf, weeksKept)])
  return newestFirst.filter((name) => !kept.has(name))
}

function newestOfEach(newestFirst: string[], period: (name: string) => number, count: number): string[] {
  const newest = newestFirst.filter((name, at) => at === 0 || period(name) !== period(newestFirst[at - 1] ?? ''))
  return newest.slice(0, count)
}

function dayOf(name: string): number {
  const [, year, month, day] = (dated.exec(name) ?? []).map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / dayMs
}

/** Weeks begin on Monday, as the fourth day of 1970 did. */
const weekOf = (name: string) => Math.floor((dayOf(name) + 3) / 7)
