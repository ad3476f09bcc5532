import { RotateCw } from 'lucide-react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { type SearchConditions, withFilter } from '#contract/search-conditions.ts'
import { type FilterName, whereFilters } from '#rules/jobs/job-filters.ts'
import { numberText } from '#rules/number-text.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { focusLostToResults } from '#web/screens/public/home/list/list-focus.ts'
import { SaveSearch } from '#web/screens/public/home/results/save-search.tsx'
import { filterLabel } from '#words/filter-names.ts'

/** Shown without cards; a list that failed to load says so and offers a retry. */
export function NoJobs(props: {
  search: SearchAddress
  total: number
  nearest?: ResponseData<'searchJobs'>['nearest'] | undefined
  /** Whether close jobs or places stand below. */
  hasNear: boolean
  places: ResponseData<'searchJobs'>['place_names'] | undefined
  failed: boolean
  busy: boolean
  onRetry: () => void
}) {
  const { search, total, nearest, hasNear, places, failed, busy, onRetry } = props
  if (failed) {
    return (
      <EmptyState
        title="求人を読み込めませんでした"
        actions={
          <Button busy={busy} busyLabel="読み込んでいます…" onClick={onRetry}>
            <RotateCw className="ui-icon" aria-hidden="true" />
            もう一度読み込む
          </Button>
        }
      >
        通信環境を確認して、もう一度お試しください。
      </EmptyState>
    )
  }
  if (total > 0) {
    return (
      <EmptyState
        title="このページに求人はありません"
        actions={<LinkButton to={pagePath('home')}>最初のページへ</LinkButton>}
      >
        掲載が終わり、ページの数が減った可能性があります。
      </EmptyState>
    )
  }
  if (search.searching) {
    // The list's heading already says that there are no results.
    // What is near stands below.
    if (hasNear) return nearest ? <NearestSearch search={search} nearest={nearest} /> : null
    return (
      <EmptyState
        level={3}
        leadOn={focusLostToResults}
        title="条件に合う求人が見つかりません"
        actions={
          <>
            {nearest && <NearestSearch search={search} nearest={nearest} />}
            <SaveSearch search={search} places={places} nothingFound />
          </>
        }
      >
        キーワードを短くするか、勤務地や雇用形態の条件を減らしてお試しください。
      </EmptyState>
    )
  }
  return <EmptyState title="現在、公開中の求人はありません">新しい求人は、運営者の審査後にここへ並びます。</EmptyState>
}

type Nearest = NonNullable<ResponseData<'searchJobs'>['nearest']>

/** For no results: the condition to drop, and the number of jobs then. */
function NearestSearch({ search, nearest }: { search: SearchAddress; nearest: Nearest }) {
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
