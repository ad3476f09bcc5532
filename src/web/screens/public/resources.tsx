import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type Resource, resourceCategories, resources, resourceTypes } from '#samples/resources.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { FilterForm } from '#web/parts/lists/filter-form.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { SampleStars } from '#web/parts/sample-stars.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'
import { Featured } from './resources/featured.tsx'
import { readResourceSearch, resourceQuery, resourcesFor } from './resources/resource-search.ts'
import '#web/parts/card.css'

const categories = resourceCategories.map((value) => ({ value, label: value }))
const types = resourceTypes.map((value) => ({ value, label: resourceTypeLabel[value] }))

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place, resourceQuery(readResourceSearch(new URLSearchParams(place.location.search)))),
    title: 'お役立ち情報',
    description:
      '職務経歴書、面接、給与の見方、退職の手続き。書類づくりから入社後の学びまで、仕事探しに役立つ資料を集めました。',
  })

/** The resource library. */
export default function Resources() {
  const [query] = useSearchParams()
  const search = readResourceSearch(query)
  const found = resourcesFor(resources, search)
  return (
    <div className="ui-page">
      <PageHead title="お役立ち情報" lead="書類づくりから面接、入社後の学びまで。" />
      <Featured />
      <div className="pt-8 pb-4">
        <FilterForm label="資料の検索">
          <SearchInput
            name="q"
            aria-label="資料を検索"
            placeholder="タイトル、説明、タグ"
            defaultValue={search.words}
            enterKeyHint="search"
          />
          <Select
            name="category"
            aria-label="分野"
            placeholder="すべての分野"
            options={categories}
            defaultValue={search.category}
          />
          <Select name="type" aria-label="形式" placeholder="すべての形式" options={types} defaultValue={search.type} />
        </FilterForm>
      </div>
      <h2 className="sr-only">資料の一覧</h2>
      <p className="text-sm text-muted pb-4 text-end" aria-live="polite" aria-atomic="true">
        <b className="ui-number text-ink">{found.length}</b>件
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="資料が見つかりません"
          level={3}
          actions={<LinkButton to={pagePath('resources')}>条件をクリア</LinkButton>}
        >
          キーワードを短くするか、分野と形式を「すべて」に戻してお試しください。
        </EmptyState>
      ) : (
        <div className="ui-grid ui-grid--3">
          {found.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A resource of the library; the whole card is its link. */
function ResourceCard({ resource }: { resource: Resource }) {
  return (
    <article className="card gap-3">
      <div className="ui-row ui-row--between ui-row--nowrap">
        <ResourceKind type={resource.type} duration={resource.duration} />
        <Badge {...(resource.isFree && { tone: 'success' })}>{priceLabel(resource.isFree)}</Badge>
      </div>
      <div>
        <p className="text-xs text-muted">{resource.category}</p>
        <h3 className="text-lg">
          <PreloadingLink to={resource.url}>{resource.title}</PreloadingLink>
        </h3>
      </div>
      <p className="text-sm text-muted line-clamp-1">{resource.description}</p>
      <Tags tags={resource.tags} label="タグ" />
      <div className="ui-row ui-row--between mt-auto border-t border-rule-soft pt-3">
        <span className="text-xs text-muted">難易度：{difficultyLabel[resource.difficulty]}</span>
        <SampleStars rating={resource.rating} />
      </div>
    </article>
  )
}
