import { filterNames, type JobFilters, noFilters, valuesOfFilter } from '#rules/jobs/job-filters.ts'
import { conditionLabel, type PlaceNames } from './filter-labels.ts'

/**
 * A search in words: 東京都・看護師の「夜勤」の求人. Without any condition, すべての求人. Occupations, ways and places by the
 * names that are given.
 */
export function searchTitle(
  { keyword, ...asked }: { keyword?: string | undefined } & Partial<JobFilters>,
  names: readonly string[] = [],
  places: PlaceNames = {},
): string {
  const filters = { ...noFilters, ...asked }
  const conditions = filterNames.flatMap((name) =>
    name === 'occupation'
      ? names
      : name === 'way' || name === 'band'
        ? []
        : valuesOfFilter(filters, name).map((value) => conditionLabel(filters, name, value, places)),
  )
  const named = [...(conditions.length > 0 ? [conditions.join('・')] : []), ...(keyword ? [`「${keyword}」`] : [])]
  return named.length > 0 ? `${named.join('の')}の求人` : 'すべての求人'
}
