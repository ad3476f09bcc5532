import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceDetail } from '#samples/resources/facts.ts'
import type { ResourceType } from '#samples/resources.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { ArticleHtml } from '#web/parts/article-html.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { useSampleFigures } from '#web/parts/sample-stars.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { fullDateText, tableDateText } from '#words/full-dates.ts'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'
import { ResourceHead } from './resource-detail/resource-head.tsx'
import { resourcePage } from './resource-detail/resource-page.server.ts'
import '#web/parts/sheet.css'
import '#web/parts/button.css'
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
export default function ResourceScreen() {
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

/** The main facts, beside every tab. */
function SideFacts({ resource }: { resource: ResourceDetail }) {
  return (
    <section className="sheet" aria-labelledby="resource-facts">
      <div className="sheet__head">
        <h2 id="resource-facts">この資料について</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger
          look="plain"
          items={[
            { term: '形式', value: resourceTypeLabel[resource.type] },
            { term: '所要・分量', value: resource.duration, kind: 'num' },
            { term: '難易度', value: difficultyLabel[resource.difficulty] },
            { term: '料金', value: priceLabel(resource.isFree) },
            { term: '著者', value: resource.author },
            { term: '更新日', value: tableDateText(resource.lastUpdated), kind: 'num' },
          ]}
        />
      </div>
    </section>
  )
}

/** Sample figures, marked as such. No reviews are invented. */
function ReviewsTab({ resource }: { resource: ResourceDetail }) {
  const letter = pagePath('contact', { subject: `「${resource.title}」の感想` })
  return (
    <div className="ui-stack gap-8">
      {useSampleFigures() && (
        <Stats>
          <Stat label="評価（見本）" value={resource.rating.toFixed(1)} unit="/ 5.0" />
          <Stat label="いいね（見本）" value={resource.likeCount} unit="件" />
          <Stat label="閲覧（見本）" value={resource.viewCount} unit="回" />
        </Stats>
      )}
      <EmptyState title="感想はまだありません" actions={<LinkButton to={letter}>感想を送る</LinkButton>}>
        読んで役に立ったこと、分かりにくかったことを、お問い合わせフォームからお聞かせください。
      </EmptyState>
    </div>
  )
}

const readLabel = { article: '本文を読む', video: '要点を読む', ebook: '内容を読む', course: '内容を読む' } as const

/** What readers learn, and the contents. */
function OverviewTab({ resource, onRead }: { resource: ResourceDetail; onRead: () => void }) {
  return (
    <div className="ui-stack gap-10">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">できるようになること</h2>
        <CheckList items={resource.learningOutcomes} />
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">{resource.type === 'article' ? '目次' : '章立て'}</h2>
        <ol className="list-inside list-decimal leading-[2] marker:text-muted">
          {resource.chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </section>
      {resource.prerequisites.length > 0 && (
        <section className="ui-stack ui-stack--tight">
          <h2 className="ui-ruled-heading">読む前の準備</h2>
          <CheckList items={resource.prerequisites} />
        </section>
      )}
      <div>
        <Button variant="primary" size="lg" onClick={onRead}>
          {readLabel[resource.type]}
        </Button>
      </div>
    </div>
  )
}

/** Every fact of the resource in one ledger. */
function DetailsTab({ resource }: { resource: ResourceDetail }) {
  const times = (count: number) => `${count.toLocaleString('ja-JP')}件`
  return (
    <Ledger
      look="wide"
      items={[
        { term: '形式', value: resourceTypeLabel[resource.type] },
        { term: '分野', value: resource.category },
        { term: '所要・分量', value: resource.duration },
        { term: '難易度', value: difficultyLabel[resource.difficulty] },
        { term: '料金', value: priceLabel(resource.isFree) },
        { term: '著者', value: resource.author },
        { term: '公開日', value: fullDateText(resource.publishedDate) },
        { term: '更新日', value: fullDateText(resource.lastUpdated) },
        ...(useSampleFigures()
          ? [
              { term: '閲覧（見本）', value: `${resource.viewCount.toLocaleString('ja-JP')}回` },
              { term: 'いいね（見本）', value: times(resource.likeCount) },
              { term: 'お気に入り（見本）', value: times(resource.bookmarkCount) },
            ]
          : []),
      ]}
    />
  )
}

/** The text; for paid resources, its free part. */
function ContentTab({ resource, html }: { resource: ResourceDetail; html: string }) {
  return (
    <div className="ui-stack gap-6">
      {!resource.isFree && (
        <Notice title="会員向けの資料です">ここでは一部を公開しています。全文の提供は準備中です。</Notice>
      )}
      {resource.videoUrl && resource.isFree && (
        <div>
          <OutsideLink href={resource.videoUrl} of={`「${resource.title}」`} className="button button--secondary">
            動画を見る
          </OutsideLink>
        </div>
      )}
      <ArticleHtml html={html} />
    </div>
  )
}
