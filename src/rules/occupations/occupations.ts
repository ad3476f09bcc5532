import { cells } from '#rules/cells.ts'
import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import groupTable from './tables/groups.json' with { type: 'json' }
import table from './tables/occupations.json' with { type: 'json' }

export type OccupationGroup = { id: string; name: string; occupations: readonly Occupation[] }

export type Occupation = {
  /** Never renamed and never reused. */
  id: string
  name: string
  /** The id of its group. */
  group: string
  /** The category of a posting that states none; null where none of the five fits. */
  category: JobCategory | null
}

/** All occupations, group by group. */
export const occupations: readonly Occupation[] = cells(table).map(([id = '', name = '', group = '', category]) => ({
  ...{ id, name, group },
  category: (category || null) as JobCategory | null,
}))

export const occupationGroups: readonly OccupationGroup[] = cells(groupTable).map(([id = '', name = '']) => ({
  ...{ id, name },
  occupations: occupations.filter(({ group }) => group === id),
}))

export const occupationById: ReadonlyMap<string, Occupation> = new Map(occupations.map((each) => [each.id, each]))

const [first = '', ...others] = occupations.map(({ id }) => id)
export const occupationIds: readonly [string, ...string[]] = [first, ...others]

/** The names of occupations and groups, which have different ids. */
export const occupationNames: ReadonlyMap<string, string> = new Map(
  [...occupationGroups, ...occupations].map(({ id, name }) => [id, name]),
)

/** Values of the occupation filter: ids of occupations and groups. */
export const filterableOccupations: readonly [string, ...string[]] = [
  ...occupationIds,
  ...occupationGroups.map(({ id }) => id),
]

/** The names of the existing ids among these. */
export const occupationNamesOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => occupationNames.get(id) ?? [])

/** The groups of the occupations, whose other occupations are neighbours. */
export const groupsOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => occupationById.get(id)?.group ?? [])),
]

/** The category of the first stated occupation that has one. */
export function categoryOf(ids: readonly string[] = []): JobCategory | null {
  return ids.map((id) => occupationById.get(id)?.category ?? null).find((category) => category !== null) ?? null
}
