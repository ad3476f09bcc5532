import type { ResponseData } from '#contract/endpoints.ts'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { type SearchConditions, withFilter } from '#contract/search-conditions.ts'
import { type FilterName, whereFilters } from '#rules/jobs/job-filters.ts'
import { numberText } from '#rules/number-text.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { filterLabel } from '#words/filter-names.ts'

type Nearest = NonNullable<ResponseData<'searchJobs'>['nearest']>

/** For no results: the condition to drop, and the number of jobs then. */
export function NearestSearch({ search, nearest }: { search: SearchAddress; nearest: Nearest }) {
  const { name, term } = nearest.drop
  const what =
    name === 'keyword'
      ? `「${term}」`
      : `${name === 'where' ? filterLabel.prefecture : filterLabel[name as FilterName]}の条件`
  return (
    <LinkButton to={searchPath(withConditions(search, without(search.conditions, nearest)))} variant="primary">
      {what}を外して{numberText(nearest.total)}件を見る
    </LinkButton>
  )
}

function without(conditions: SearchConditions, { drop, keyword = '' }: Nearest): SearchConditions {
  if (drop.name === 'keyword') return { ...conditions, keyword }
  const names = drop.name === 'where' ? whereFilters : [drop.name as FilterName]
  return names.reduce((rest, name) => withFilter(rest, name, []), conditions)
}
