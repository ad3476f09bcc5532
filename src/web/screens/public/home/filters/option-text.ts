import type { FilterName } from '#rules/jobs/job-filters.ts'
import { occupationNames } from '#rules/occupations/occupations.ts'
import { optionLabel } from '#words/filter-labels.ts'

/** The label of a filter's option. It comes with the results, because the front page does not load the occupations. */
export const optionText = (name: FilterName, value: string): string =>
  name === 'occupation' ? (occupationNames.get(value) ?? value) : optionLabel(name, value)
