import { cells } from '#rules/cells.ts'
import { occupationNames } from './occupations.ts'
import table from './tables/other-names.json' with { type: 'json' }

const otherNames = new Map(cells(table).map(([occupation = '', names = '']) => [occupation, names.split(',')]))

/** The searchable names of these occupations. Alternative names are never shown, because some name a sex. */
export const searchedNames = (occupations: readonly string[]): string[] =>
  occupations.flatMap((id) => [occupationNames.get(id) ?? [], ...(otherNames.get(id) ?? [])].flat())
