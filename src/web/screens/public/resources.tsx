import { useState } from 'react'
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
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'
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

/** Three picks of the editors; fixed text. */
export const features = {
  trending: {
    tab: 'トレンド',
    lead: 'いま読まれています',
    title: '求人票の給与欄を読む',
    text: '同じ「月給28万円」でも、中身は違います。固定残業代、試用期間、賞与など、比べる前に見る5か所をまとめました。',
    to: pagePath('resource', { id: 'kyuyo-ran-no-yomikata' }),
  },
  new: {
    tab: '新着',
    lead: '新しく加わりました',
    title: '内定後に読む、労働条件通知書',
    text: '承諾の返事をする前に、書面で条件を確認しましょう。求人票と並べて読むときの5か所をまとめました。',
    to: pagePath('resource', { id: 'rodo-joken-tsuchisho' }),
  },
  popular: {
    tab: '人気',
    lead: 'お気に入りに最も多く登録されています',
    title: '退職の進め方と、手続きの順番',
    text: '申し出から最終日、その後の保険と年金まで。期限のある手続きを、順に並べました。',
    to: pagePath('resource', { id: 'taishoku-no-susumekata' }),
  },
} as const

type Feature = keyof typeof features
const names = Object.keys(features) as Feature[]

/** The picks of the editors above the library. */
function Featured() {
  const [chosen, choose] = useState<Feature>('trending')
  return (
    <section className="pt-2" aria-label="注目の資料">
      <Tabs
        value={chosen}
        onValueChange={choose}
        label="注目の資料"
        tabs={names.map((value) => ({ value, label: features[value].tab }))}
      >
        {names.map((name) => {
          const { lead, title, text, to } = features[name]
          return (
            <TabPanel key={name} value={name}>
              <div className="flex gap-6 items-center justify-between flex-wrap py-1 pl-6 border-l-[3px] border-l-primary mt-7">
                <div>
                  <p className="text-xs text-muted">{lead}</p>
                  <h2 className="mt-1 font-mincho text-xl">{title}</h2>
                  <p className="ui-phrase text-sm text-muted mt-2 max-w-136">{text}</p>
                </div>
                <LinkButton to={to} variant="primary" className="min-h-11">
                  読む<span className="sr-only">：{title}</span>
                </LinkButton>
              </div>
            </TabPanel>
          )
        })}
      </Tabs>
    </section>
  )
}
