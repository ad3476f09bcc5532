import { Bookmark, Download, type LucideIcon, ThumbsUp } from 'lucide-react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceDetail } from '#samples/resources/facts.ts'
import type { ResourceType } from '#samples/resources.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { ArticleHtml } from '#web/parts/article-html.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { SampleStars, useSampleFigures } from '#web/parts/sample-stars.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { BackLink } from '#web/parts/site/crumbs.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { Tags } from '#web/parts/tags.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { bookmarkedResourcesKey, likedResourcesKey, useStoredIds } from '#web/storage/stored-ids.ts'
import { fullDateText, tableDateText } from '#words/full-dates.ts'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'
import { resourcePage } from './resource-detail/resource-page.server.ts'
import '#web/parts/sheet.css'
import '#web/parts/button.css'
import '#web/parts/site/detail-layout.css'
import '#web/parts/site/page-head.css'

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
      <NotFoundState title="資料が見つかりません" back={{ to: pagePath('resources'), label: 'お役立ち情報へ戻る' }}>
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

/** What the resource is, and what a reader can do with it. */
function ResourceHead({ resource }: { resource: ResourceDetail }) {
  const { id, title, description, type, category, difficulty, duration, isFree } = resource

  function download() {
    if (isFree) saveText(resource)
    else
      toast.info(
        '会員向けの資料です',
        '全文のダウンロードは準備中です。公開している部分は「内容」でお読みいただけます。',
      )
  }

  return (
    <>
      <div className="pt-6">
        <BackLink to={pagePath('resources')}>お役立ち情報へ戻る</BackLink>
      </div>
      <header className="page-head grid-cols-1 pt-5 pb-7">
        <div>
          <div className="ui-row ui-row--tight gap-x-4 gap-y-1.5">
            <Badge {...(isFree && { tone: 'success' })}>{priceLabel(isFree)}</Badge>
            <ResourceKind type={type} duration={duration} />
            <span className="text-xs text-muted">難易度：{difficultyLabel[difficulty]}</span>
            <span className="text-xs text-muted">{category}</span>
            <SampleStars rating={resource.rating} />
          </div>
          <h1 className="mt-3">{title}</h1>
          <p className="page-head__lead">{description}</p>
        </div>
        <div className="ui-row ui-row--between gap-y-4">
          <Tags tags={resource.tags} label="タグ" />
          <div className="ui-row ui-row--tight">
            <Toggle storage={bookmarkedResourcesKey} id={id} icon={Bookmark}>
              お気に入り
            </Toggle>
            <Toggle storage={likedResourcesKey} id={id} icon={ThumbsUp}>
              いいね
            </Toggle>
            <ShareButton path={resource.url} />
            <Button onClick={download}>
              <Download className="ui-icon" aria-hidden="true" />
              ダウンロード
            </Button>
          </div>
        </div>
      </header>
    </>
  )
}

/** The downloaded text with title, author and last change. */
export function fileOf(resource: Pick<ResourceDetail, 'id' | 'title' | 'author' | 'lastUpdated' | 'content'>) {
  const { id, title, author, lastUpdated, content } = resource
  return { name: `${id}.md`, text: `# ${title}\n\n${author}（${lastUpdated}更新）\n\n${content}` }
}

/** Saves the text of a resource as a Markdown file. */
function saveText(resource: ResourceDetail): void {
  const { name, text } = fileOf(resource)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A mark that this browser keeps. */
function Toggle(props: { storage: string; id: string; icon: LucideIcon; children: string }) {
  const { storage, id, icon: Icon, children } = props
  const [ids, toggle] = useStoredIds(storage)
  const marked = ids.includes(id)
  return (
    <Button aria-pressed={marked} onClick={() => toggle(id)}>
      <Icon className={marked ? 'ui-icon fill-current' : 'ui-icon'} aria-hidden="true" />
      {children}
    </Button>
  )
}
