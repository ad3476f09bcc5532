import type { ResponseData } from '#contract/endpoints.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { withValues } from '#web/screens/public/home/filters/filter-values.ts'
import { type JobFilters, type JobSearch, searchAddress } from '#web/screens/public/home/job-search.ts'
import { filterLabel } from '#words/filter-labels.ts'

type Nearest = NonNullable<ResponseData<'searchJobs'>['nearest']>

/** Where nothing is found: which condition to drop, and how many jobs that gives. */
export function NearestSearch({ search, nearest }: { search: JobSearch; nearest: Nearest }) {
  const { name, term } = nearest.drop
  const what = name === 'keyword' ? `「${term}」` : `${filterLabel[name as FilterName]}の条件`
  return (
    <LinkButton to={searchAddress({ ...search, filters: without(search.filters, nearest) })} variant="primary">
      {what}を外して{nearest.total.toLocaleString('ja-JP')}件を見る
    </LinkButton>
  )
}

function without({ keyword, ...filters }: JobFilters, { drop, keyword: kept }: Nearest): JobFilters {
  if (drop.name === 'keyword') return kept ? { ...filters, keyword: kept } : filters
  return withValues({ ...filters, ...(keyword && { keyword }) }, drop.name as FilterName, [])
}
