import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { occupationGroups } from '#rules/occupations/occupations.ts'
import type { OptionGroup } from '#web/parts/fields/select.tsx'

/** Occupations by group, each group first. Loaded after the panel is usable. */
export const options: readonly OptionGroup[] = occupationGroups.map(({ id, name, occupations }) => ({
  group: name,
  options: [
    { value: id, label: `${name}すべて` },
    ...occupations.map((each) => ({ value: each.id, label: each.name })),
  ],
}))

export const namesOf = tableNamesOf
