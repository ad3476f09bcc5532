import { filterNames, isFilterSet, type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { optionLabel } from './filter-labels.ts'

/** A search in words: 東京都・看護師の「夜勤」の求人. Without any condition, すべての求人. Occupations by the names that are given. */
export function searchTitle(
  { keyword, ...asked }: { keyword?: string | undefined } & Partial<JobFilters>,
  occupations: readonly string[] = [],
): string {
  const filters = { ...noFilters, ...asked }
  const conditions = filterNames
    .filter((name) => isFilterSet(filters, name))
    .flatMap((name) =>
      name === 'occupation' ? occupations : [filters[name]].flat().map((value) => optionLabel(name, String(value))),
    )
  const named = [...(conditions.length > 0 ? [conditions.join('・')] : []), ...(keyword ? [`「${keyword}」`] : [])]
  return named.length > 0 ? `${named.join('の')}の求人` : 'すべての求人'
}
