import { occupationNames } from '#rules/occupations/occupations.ts'
import { wayNames } from '#rules/ways/ways.ts'
import type { JobFilters, NamedFilter } from './job-filters.ts'
import type { Band } from './job-vocabularies.ts'

const bandNames: ReadonlyMap<string, string> = new Map<Band, string>([
  ['early-morning', '早朝（5〜8時）'],
  ['morning', '朝（8〜11時）'],
  ['daytime', '昼（11〜16時）'],
  ['evening', '夕方（16〜19時）'],
  ['night', '夜（19〜22時）'],
  ['late-night', '深夜（22〜5時）'],
])

/** Names of filter options by id. */
export const tableNames: Readonly<Record<NamedFilter, ReadonlyMap<string, string>>> = {
  ...{ occupation: occupationNames, way: wayNames, band: bandNames },
}

const named = ['occupation', 'way', 'band'] as const

export const isNamed = (name: string): name is NamedFilter => (named as readonly string[]).includes(name)

/** The names of chosen options that come from tables. */
export const tableNamesOf = (filters: Pick<JobFilters, NamedFilter>): string[] =>
  named.flatMap((name) => filters[name].flatMap((id) => tableNames[name].get(id) ?? []))
