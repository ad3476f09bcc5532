import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceType } from '#samples/resources.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { ContentTab } from './resource-detail/content-tab.tsx'
import { DetailsTab } from './resource-detail/details-tab.tsx'
import { OverviewTab } from './resource-detail/overview-tab.tsx'
import { ResourceHead } from './resource-detail/resource-head.tsx'
import { resourcePage } from './resource-detail/resource-page.server.ts'
import { ReviewsTab } from './resource-detail/reviews-tab.tsx'
import { SideFacts } from './resource-detail/side-facts.tsx'
import '#web/parts/site/detail-layout.css'

/** The server converts the text to HTML; the browser requests a page's data when it opens one. */
export function loader({ params }: LoaderFunctionArgs) {
  const page = resourcePage(params.id ?? '')
  return data(page, { status: page ? 200 : 404 })
}

export function meta(place: MetaPlace & { loaderData?: ReturnType<typeof resourcePage> }) {
  if (!place.loaderData) return pageMeta({ title: '資料が見つかりません', hidden: true })
  const { title, description } = place.loaderData.resource
  return pageMeta({ title, description, type: 'article', address: canonicalAddress(place) })
}

const overview = { value: 'overview', label: '概要' } as const
const content = { value: 'content', label: '内容' } as const

/** A short article opens with its text. */
const tabsOf = (type: ResourceType) =>
  type === 'article' ? ([content, overview] as const) : ([overview, content] as const)

/** One resource in four tabs. */
export default function ResourceDetail() {
  const page = useLoaderData<typeof loader>()
  const [first, second] = page ? tabsOf(page.resource.type) : tabsOf('article')
  const [tab, choose] = useTab([first.value, second.value, 'details', 'reviews'])
  if (!page) {
    return (
      <NotFoundState
        title="資料が見つかりません"
        back={
          <LinkButton to={pagePath('resources')} variant="primary" size="lg">
            お役立ち情報へ戻る
          </LinkButton>
        }
      >
        アドレスが変わったか、掲載が終わった可能性があります。
      </NotFoundState>
    )
  }

  const { resource, html } = page
  return (
    <div className="ui-page">
      <ResourceHead resource={resource} />
      <DoubleRule />
      <Tabs
        value={tab}
        onValueChange={choose}
        label={`「${resource.title}」の情報`}
        tabs={[first, second, { value: 'details', label: '詳細' }, { value: 'reviews', label: '評価' }]}
      >
        <div className="detail-layout pt-8">
          <div>
            <TabPanel value="overview">
              <OverviewTab resource={resource} onRead={() => choose('content')} />
            </TabPanel>
            <TabPanel value="content">
              <ContentTab resource={resource} html={html} />
            </TabPanel>
            <TabPanel value="details">
              <DetailsTab resource={resource} />
            </TabPanel>
            <TabPanel value="reviews">
              <ReviewsTab resource={resource} />
            </TabPanel>
          </div>
          <aside>
            <SideFacts resource={resource} />
          </aside>
        </div>
      </Tabs>
    </div>
  )
}
