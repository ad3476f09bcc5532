import type { FilterName, JobFilters } from '#rules/jobs/job-filters.ts'
import { isNamed, tableNames } from '#rules/jobs/table-names.ts'
import { conditionLabel, optionLabel, type PlaceNames } from '#words/filter-labels.ts'

/** The label of a filter's option. Loaded with the results, because the front page omits the tables of names. */
export const optionText = (name: Exclude<FilterName, 'commute' | 'near'>, value: string): string =>
  isNamed(name) ? (tableNames[name].get(value) ?? value) : optionLabel(name, value)

/** The label of a set condition. */
export const conditionText = (filters: JobFilters, name: FilterName, value: string, places?: PlaceNames): string =>
  isNamed(name) ? optionText(name, value) : conditionLabel(filters, name, value, places)
